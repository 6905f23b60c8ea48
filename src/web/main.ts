import '../core/policy.web.ts';
import './style/tokens.css';
import './style/fonts.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { home } from './route.svelte.ts';
import { languageReady } from './texts/language.svelte.ts';

const target = document.getElementById('app');
if (target === null) throw new Error('The page has no place for the app.');
// The first words on the screen are those of the reader.
void languageReady().then(() => mount(App, { target }));

// Inside the page of somebody else nothing is kept for later: a visitor wants to see one game, not to have the app.
const isFramed = window.parent !== window;
// In development every file changes all the time: nothing is kept for later then. Where a browser forbids it, the app only works online.
if (import.meta.env.PROD && !isFramed && 'serviceWorker' in navigator)
  navigator.serviceWorker
    .register(`${home}/sw.js`)
    .catch((error: unknown) => console.info('not kept for offline use', error));
