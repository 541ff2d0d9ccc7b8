import { createRoot, type Root } from 'react-dom/client';
import type { PublicSettings } from '#shared/ipc/settingsRoutes.ts';
import { App } from '../App.tsx';
import { queryClient } from '../data/queryClient.ts';
import { listenToMain } from '../stores/listenToMain.ts';
import { dismissAllToasts } from '../stores/toasts.ts';
import { type StubbedMain, stubMain } from './stubMain.ts';
import '../ui/global.css';

let root: Root | null = null;

/** Takes the window down, with what it kept between its pages. */
export const closeApp = (): void => {
  root?.unmount();
  root = null;
  document.getElementById('root')?.remove();
  queryClient.clear();
  dismissAllToasts();
  localStorage.clear();
  sessionStorage.clear();
};

/** Draws the whole window at a route, with somebody logged in and a main process of sample records behind it. */
export const openApp = async (
  route: string,
  { settings, prepare }: { settings?: Partial<PublicSettings>; prepare?: (main: StubbedMain) => void } = {},
): Promise<StubbedMain> => {
  const main = stubMain(settings);
  prepare?.(main);
  Object.assign(window, { backoffice: main.bridge });
  window.location.hash = route;
  await listenToMain();
  const element = document.createElement('div');
  element.id = 'root';
  document.body.append(element);
  root = createRoot(element);
  root.render(<App />);
  return main;
};
