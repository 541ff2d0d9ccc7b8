import { BrowserWindow, type WebContents } from 'electron';
import type { RouteParsedInput } from '#shared/ipc/routes.ts';
import { sendToWindow } from './broadcast.ts';

const listened = new WeakSet<WebContents>();

const contentsOf = (windowId: number): WebContents | null =>
  BrowserWindow.fromId(windowId)?.webContents ?? null;

/** Searches the window's own page with Chromium's search. The result arrives as `page.found`. */
export const findInPage = (
  windowId: number,
  { text, isBackward, isNew }: RouteParsedInput<'windows.find'>,
): void => {
  const contents = contentsOf(windowId);
  if (!contents) return;
  if (!listened.has(contents)) {
    listened.add(contents);
    contents.on('found-in-page', (_event, { activeMatchOrdinal: active, matches: total, finalUpdate }) => {
      if (finalUpdate) sendToWindow(windowId, 'page.found', { active, total });
    });
  }
  // In Electron's words, `findNext` begins a new search.
  contents.findInPage(text, { forward: !isBackward, findNext: isNew });
};

export const stopFinding = (windowId: number): void => contentsOf(windowId)?.stopFindInPage('clearSelection');
