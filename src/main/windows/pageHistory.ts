import type { BrowserWindow } from 'electron';

export type HistoryStep = 'back' | 'forward';

const stepsOfCommands: Readonly<Record<string, HistoryStep>> = {
  'browser-backward': 'back',
  'browser-forward': 'forward',
};
const stepsOfSwipes: Readonly<Record<string, HistoryStep>> = { left: 'back', right: 'forward' };

/** Through the pages that a window has shown; a page in which something is not saved asks before it goes. */
export const goInHistory = ({ webContents }: BrowserWindow, step: HistoryStep): void => {
  if (step === 'back') webContents.navigationHistory.goBack();
  else webContents.navigationHistory.goForward();
};

/** The buttons at the side of a mouse, keys that are there for browsers, and on macOS a swipe. */
export const watchHistory = (window: BrowserWindow, onMoved: () => void): void => {
  const follow = (step: HistoryStep | undefined): void => {
    if (step) goInHistory(window, step);
  };
  window.on('app-command', (_event, command) => follow(stepsOfCommands[command]));
  window.on('swipe', (_event, direction) => follow(stepsOfSwipes[direction]));
  window.webContents.on('did-navigate-in-page', onMoved);
};
