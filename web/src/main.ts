import '@fontsource/ibm-plex-sans/latin-400.css';
import '@fontsource/ibm-plex-sans/latin-600.css';
import './ui/theme.css';
import { mount } from 'svelte';
import App from './pages/App.svelte';

export default mount(App, { target: document.getElementById('app')! });
