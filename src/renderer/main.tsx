import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { watchRecords } from './data/watchRecords.ts';
import { forgetRowsOfOthers } from './shell/forgetRowsOfOthers.ts';
import { reportErrors } from './shell/reportErrors.ts';
import { listenToMain } from './stores/listenToMain.ts';
import './ui/global.css';

reportErrors();
await listenToMain();
forgetRowsOfOthers();
watchRecords();

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
