import '../ui/global.css';
import { createRoot, type Root } from 'react-dom/client';
import type { PublicSettings } from '#shared/ipc/settingsRoutes.ts';
import { App } from '../App.tsx';
import { usePendingRemovals, usePendingValues } from '../data/optimisticUpdates.ts';
import { queryClient } from '../data/queryClient.ts';
import { forgetLists } from '../resource/table/listRestoration.ts';
import { createRouter } from '../routes.tsx';
import { listenToMain, useConnectivity, usePendingWork, useUpdateStore } from '../stores/mainState.ts';
import { useDialogStore } from '../stores/overlays.ts';
import { useScopeStore } from '../stores/page.ts';
import { dismissAllToasts } from '../stores/toasts.ts';
import { forgetUndos } from '../stores/undo.ts';
import { forgetPresses } from '../ui/pressedTwice.ts';
import { type StubbedMain, stubMain } from './stubMain.ts';

let root: Root | null = null;

/** Unmounts the window and clears its caches. Its storage stays until the next test. */
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
  useScopeStore.setState(useScopeStore.getInitialState());
  useConnectivity.setState(useConnectivity.getInitialState());
  usePendingWork.setState(usePendingWork.getInitialState());
  useUpdateStore.setState(useUpdateStore.getInitialState());
};

export interface OpenOptions {
  settings?: Partial<PublicSettings>;
  /** Changes main's state and answers before the window starts. */
  prepare?: (main: StubbedMain) => void;
  /** Keeps the storage of the previous window, to simulate a reopened one. */
  keepsStorage?: boolean;
}

/**
 * Renders the whole window at a route, with a logged-in user and a stubbed main process with sample records.
 */
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
