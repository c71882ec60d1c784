import '@fontsource/ibm-plex-sans/latin-400.css';
import '@fontsource/ibm-plex-sans/latin-600.css';
import './ui/theme.css';
import { mount } from 'svelte';
import App from './pages/App.svelte';
import { openHouseWords } from './ui/house_words';

await openHouseWords();

export default mount(App, { target: document.getElementById('app')! });
