import type { WebSocket } from 'ws';
import { decode, encode } from './cloneCodec.ts';
import {
  addressForMain,
  answerPermission,
  decideWindow,
  type PermissionRequest,
  type WindowRequest,
} from './pageRequests.ts';
import { preparedDialogs } from './preparedDialogs.ts';
import { hasShellFlag } from './shellFlags.ts';
import { record } from './shellRecords.ts';
import { app } from './substitute/app.ts';
import { askingWindow, BrowserWindow } from './substitute/browserWindow.ts';
import { cancellable } from './substitute/cancellable.ts';
import { boxesMessage } from './substitute/dialog.ts';
import { invokeError, ipcMain } from './substitute/ipcMain.ts';
import { acceleratorsMessage, clickMenuItem } from './substitute/menu.ts';
import { nativeTheme } from './substitute/system.ts';
import type { Frame, PageSocket, Reach, WebContents } from './substitute/webContents.ts';

/** Reconnect time after which a page counts as closed, not reloaded. */
const goneAfterMs = 1500;
/** Reconnect time while a new document is loading, possibly on a busy computer. */
const loadedAfterMs = 30_000;
/** Time for the closing handshake; a hanging page never answers it. */
const goodbyeMs = 500;

type Incoming =
  | { type: 'hello'; url: string; isFramed: boolean; isDark: boolean; reach: Reach; title: string }
  | { type: 'titled'; title: string }
  | { type: 'closed' }
  | { type: 'moved'; url: string; reach: Reach }
  | { type: 'willNavigate'; url: string }
  | WindowRequest
  | PermissionRequest
  | { type: 'contextMenu'; params: object; linkURL: string }
  | { type: 'accelerator'; id: number }
  | { type: 'printed'; id: number; base64: string | null }
  | { type: 'boxAnswer'; id: number; response: number }
  | { type: 'invoke'; id: number; channel: string; args: unknown[] };

/**
 * Converts a shell address to the app's: `/w/1/?view=record#/x` becomes
 * `app://backoffice/index.html?view=record#/x`.
 */
const appAddress = (pageAddress: string, window: BrowserWindow): string => {
  const { protocol, host } = new URL(window.webContents.target);
  const { search, hash } = new URL(pageAddress);
  return `${protocol}//${host}/index.html${search}${hash}`;
};

const greet = (message: Incoming & { type: 'hello' }, window: BrowserWindow, socket: PageSocket): Frame => {
  const { webContents } = window;
  const url = appAddress(message.url, window);
  const parent = message.isFramed ? { url: 'about:blank', parent: null } : null;
  const frame: Frame = { url, parent };
  webContents.mainFrame = frame;
  webContents.moveTo(url);
  webContents.reachTo(message.reach);
  webContents.attach(socket);
  if (!window.isServed) webContents.reload();
  webContents.post(acceleratorsMessage());
  webContents.post(boxesMessage(window.id));
  nativeTheme.reportSystem(message.isDark);
  window.takePageTitle(message.title);
  webContents.finishLoad();
  if (!hasShellFlag('shell-never-ready-to-show') && !window.isDestroyed()) window.emit('ready-to-show');
  return frame;
};

const answerInvoke = async (
  { id, channel, args }: Incoming & { type: 'invoke' },
  sender: WebContents,
  frame: Frame | null,
  socket: PageSocket,
): Promise<void> => {
  const event = { sender, senderFrame: sender.isDestroyed() ? null : frame };
  const refuse = (cause: unknown): void =>
    socket.deliver({ type: 'answer', id, error: (cause as Error).message });
  try {
    const value = await askingWindow.run(sender.id, () => ipcMain.answer(event, channel, args));
    try {
      socket.deliver({ type: 'answer', id, value });
    } catch (cause) {
      refuse(invokeError(channel, cause));
    }
  } catch (cause) {
    refuse(cause);
  }
};

const decideNavigation = (url: string, { webContents, id }: BrowserWindow): void => {
  const event = cancellable({ url });
  webContents.emit('will-navigate', event);
  record('willNavigate', { id, url, prevented: event.defaultPrevented });
};

/** Closes the window of a closed tab. The last window stays, so that its address can be opened again. */
const closeUnlessBack = (window: BrowserWindow, waitMs: number): void => {
  setTimeout(() => {
    if (window.isDestroyed() || window.webContents.isConnected) return;
    if (BrowserWindow.getAllWindows().length > 1) window.close();
  }, waitMs).unref();
};

export const connectPage = (webSocket: WebSocket, window: BrowserWindow): void => {
  const { webContents } = window;
  let frame: Frame | null = null;
  let pageOrigin = '';
  const socket: PageSocket = {
    deliver: (message) => {
      if (webSocket.readyState === webSocket.OPEN) webSocket.send(encode(message));
    },
    end: () => {
      webSocket.close();
      setTimeout(() => webSocket.terminate(), goodbyeMs).unref();
    },
  };
  webSocket.on('message', (data) => {
    const message = decode(data.toString()) as Incoming;
    // A closing page may still invoke handlers; ignore its other messages.
    if (window.isDestroyed() && message.type !== 'invoke') return;
    switch (message.type) {
      case 'hello':
        pageOrigin = new URL(message.url).origin;
        frame = greet(message, window, socket);
        break;
      case 'moved':
        webContents.reachTo(message.reach);
        webContents.moveInPage(appAddress(message.url, window));
        break;
      case 'titled':
        window.takePageTitle(message.title);
        break;
      case 'closed':
        window.closeWithPage();
        break;
      case 'willNavigate':
        decideNavigation(addressForMain(message.url, pageOrigin, window), window);
        break;
      case 'windowOpen':
        askingWindow.run(window.id, () =>
          decideWindow({ ...message, url: addressForMain(message.url, pageOrigin, window) }, window),
        );
        break;
      case 'accelerator':
        askingWindow.run(window.id, () => clickMenuItem(message.id, window));
        break;
      case 'printed':
        webContents.printed(message.id, message.base64);
        break;
      case 'boxAnswer':
        preparedDialogs.press(window.id, message.id, message.response);
        break;
      case 'contextMenu':
        webContents.emit('context-menu', cancellable(), {
          ...message.params,
          linkURL: message.linkURL && addressForMain(message.linkURL, pageOrigin, window),
          frame,
        });
        break;
      case 'permission':
        void answerPermission(message, window, socket);
        break;
      case 'invoke':
        void answerInvoke(message, webContents, frame, socket);
        break;
    }
  });
  webSocket.on('close', () => {
    if (!webContents.holds(socket)) return;
    webContents.detach(socket);
    if (!app.isQuitting) closeUnlessBack(window, webContents.isLoading() ? loadedAfterMs : goneAfterMs);
  });
};
