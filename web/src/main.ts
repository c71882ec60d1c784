import '@fontsource/ibm-plex-sans/latin-400.css';
import '@fontsource/ibm-plex-sans/latin-600.css';
import '@fontsource/righteous/latin-400.css';
import '@fontsource/limelight/latin-400.css';
import '@fontsource/bangers/latin-400.css';
import '@fontsource/russo-one/latin-400.css';
import './ui/theme.css';
import { mount } from 'svelte';
import App from './pages/App.svelte';

export default mount(App, { target: document.getElementById('app')! });
