import { createRoot } from 'react-dom/client';
import { App, AppWithoutTexts } from './App.tsx';
import { createRouter } from './routes.tsx';
import { reportErrors } from './shell/reportErrors.ts';
import { forgetToastsOfOthers } from './shell/Toasts.tsx';
import { listenToMain } from './stores/mainState.ts';
import './ui/global.css';

reportErrors();
// Starts to load the page's chunk while main is asked for settings and session.
const router = createRouter();
const shown = await listenToMain().then(
  () => <App router={router} />,
  (cause: unknown) => <AppWithoutTexts cause={cause} />,
);
forgetToastsOfOthers();

const root = document.getElementById('root');
if (root) createRoot(root).render(shown);
