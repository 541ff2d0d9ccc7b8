import '../ui/global.css';
import { createRoot, type Root } from 'react-dom/client';
import type { PublicSettings } from '#shared/ipc/settingsRoutes.ts';
import { App } from '../App.tsx';
import { usePendingRemovals, usePendingValues } from '../data/optimisticUpdates.ts';
import { queryClient } from '../data/queryClient.ts';
import { forgetWidths } from '../resource/columns/contentWidths.ts';
import { forgetLists } from '../resource/listRestoration.ts';
import { createRouter } from '../routes.tsx';
import { listenToMain, useConnectivity, useKept, useUpdateStore } from '../stores/mainState.ts';
import { useDialogStore } from '../stores/overlays.ts';
import { useScopeStore } from '../stores/page.ts';
import { dismissAllToasts } from '../stores/toasts.ts';
import { forgetUndos } from '../stores/undo.ts';
import { forgetPresses } from '../ui/pressedTwice.ts';
import { type StubbedMain, stubMain } from './stubMain.ts';

let root: Root | null = null;

/** Takes the window down, with what it knew of the server; what it stored stays until the next test begins. */
export const closeApp = (): void => {
  root?.unmount();
  root = null;
  document.getElementById('root')?.remove();
  queryClient.clear();
  usePendingRemovals.setState({ keys: new Set() });
  usePendingValues.setState({ values: new Map() });
  useDialogStore.getState().confirmation?.answer(false);
  dismissAllToasts();
  forgetUndos();
  forgetPresses();
  forgetLists();
  forgetWidths();
  useScopeStore.setState(useScopeStore.getInitialState());
  useConnectivity.setState(useConnectivity.getInitialState());
  useKept.setState(useKept.getInitialState());
  useUpdateStore.setState(useUpdateStore.getInitialState());
};

export interface OpenOptions {
  settings?: Partial<PublicSettings>;
  /** Changes what main has and answers before the window asks for it. */
  prepare?: (main: StubbedMain) => void;
  /** Opens the person's window again, with what it stored the last time. */
  keepsStorage?: boolean;
}

/** Draws the whole window at a route, with somebody logged in and a main process of sample records behind it. */
export const openApp = async (
  route: string,
  { settings, prepare, keepsStorage = false }: OpenOptions = {},
): Promise<StubbedMain> => {
  if (!keepsStorage) {
    localStorage.clear();
    sessionStorage.clear();
  }
  const main = stubMain(settings);
  prepare?.(main);
  Object.assign(window, { backoffice: main.bridge });
  window.location.hash = route;
  await listenToMain();
  const element = document.createElement('div');
  element.id = 'root';
  document.body.append(element);
  root = createRoot(element);
  root.render(<App router={createRouter()} />);
  return main;
};
