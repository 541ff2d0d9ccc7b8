import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { endSession } from './endedBySystem.ts';
import { pageFile, pageFileHints, preloadModule } from './pageFiles.ts';
import { preparedDialogs } from './preparedDialogs.ts';
import { pathOf } from './requestGuard.ts';
import { hasShellFlag } from './shellFlags.ts';
import { shellRecords } from './shellRecords.ts';
import { app } from './substitute/app.ts';
import { askingWindow, BrowserWindow } from './substitute/browserWindow.ts';
import { cancellable } from './substitute/cancellable.ts';
import { clickContextMenu, clickMenuItem } from './substitute/menu.ts';
import { activateNotification, clickNotification } from './substitute/notification.ts';
import { keepsCode, loadThroughProtocol } from './substitute/protocol.ts';
import { powerMonitor, refuseNextOpen } from './substitute/system.ts';

const maxEventBytes = 64 * 1024;

const reply = (response: ServerResponse, status: number, type: string, body: string | Buffer): void => {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
};

const notFound = (response: ServerResponse): void =>
  reply(response, 404, 'text/plain', 'There is no such window.');

/** The page needs its socket. In Electron it may not connect at all. */
const withSocket = (policy: string): string => policy.replace("connect-src 'none'", "connect-src 'self'");

const forMain = ({ method = 'GET', headers }: IncomingMessage): { method: string; headers: Headers } => {
  const { accept = '*/*', range } = headers;
  return { method, headers: new Headers({ accept, ...(range ? { range } : {}) }) };
};

/** Common path of built files for schemes with a code cache, so that all windows reuse compiled code. */
const sharedFiles = '/assets/';

const documentFor = (window: BrowserWindow, html: string): string => {
  const preload = '<script type="module" src="__shell/preload.js"></script>';
  const shared = keepsCode(window.webContents.target)
    ? html.replaceAll(`".${sharedFiles}`, `"${sharedFiles}`)
    : html;
  return shared.replace('<head>', `<head>${pageFileHints}${preload}`);
};

const serveAppFile = async (
  request: IncomingMessage,
  response: ServerResponse,
  window: BrowserWindow,
  path: string,
): Promise<void> => {
  const { protocol, host } = new URL(window.webContents.target);
  const address = `${protocol}//${host}${path === '/' ? '/index.html' : path}`;
  const answer = await loadThroughProtocol(address, forMain(request));
  // No valid response: the page sees a broken connection.
  if (!answer) return void response.destroy();
  // Page gone in the meantime: cancel the body here, because a pipeline would reject the closed connection
  // and leave the body's errors unhandled.
  if (response.destroyed) return void answer.body?.cancel().catch(() => undefined);
  for (const [name, value] of answer.headers) {
    response.setHeader(name, name === 'content-security-policy' ? withSocket(value) : value);
  }
  response.statusCode = answer.status;
  if (answer.headers.get('content-type')?.startsWith('text/html')) {
    const html = await answer.text();
    window.isServed = true;
    window.webContents.startDocument();
    response.end(documentFor(window, html));
  } else if (answer.body) {
    const body = Readable.fromWeb(answer.body as WebStream<Uint8Array>);
    // A failing body breaks the connection; the body of a closed page is destroyed, as in Electron.
    await pipeline(body, response).catch(() => undefined);
  } else response.end();
};

let lastPreload: string | null = null;

/**
 * Also serves the preload of a window that was closed while its page loads: as in Electron, no script of a
 * page runs without it.
 */
const preloadFor = (window: BrowserWindow | null): string | null => {
  if (window) {
    const { webPreferences } = window.options as { webPreferences: { preload: string } };
    lastPreload = preloadModule(webPreferences.preload);
  }
  return lastPreload;
};

const clock = Date.now;
const monotonicClock = performance.now.bind(performance);
let passedMs = 0;

/** Advances both clocks of the app, so that tests need not wait for timers of a quarter of a minute. */
const passTime = (seconds: number): void => {
  passedMs += seconds * 1000;
  Date.now = () => clock() + passedMs;
  performance.now = () => monotonicClock() + passedMs;
};

/** Mouse side button: emits `app-command`; on Linux, Chromium also navigates itself. */
const pressSideButton = (window: BrowserWindow | null, step: string): void => {
  if (!window) return;
  window.emit('app-command', cancellable(), step === 'back' ? 'browser-backward' : 'browser-forward');
  if (process.platform !== 'linux') return;
  const { navigationHistory } = window.webContents;
  if (step === 'back') navigationHistory.goBack();
  else navigationHistory.goForward();
};

const emitters: Record<string, (details: Record<string, unknown>) => void> = {
  'open-url': ({ url }) => app.emit('open-url', cancellable(), url),
  'menu-click': ({ id }) => clickMenuItem(String(id)),
  'context-menu-click': ({ label, id }) =>
    askingWindow.run(Number(id), () =>
      clickContextMenu(String(label), BrowserWindow.fromId(Number(id)) ?? undefined),
    ),
  'refuse-open': () => refuseNextOpen(),
  'notification-click': ({ index }) => clickNotification(Number(index)),
  'notification-activate': () => activateNotification(),
  'dialog-answer': ({ response }) => preparedDialogs.answer(Number(response)),
  'confirm-dialogs': () => preparedDialogs.confirmAll(),
  'save-answer': ({ filePath }) =>
    preparedDialogs.answerSave(filePath === undefined ? undefined : String(filePath)),
  'open-answer': ({ filePath }) =>
    preparedDialogs.answerOpen(filePath === undefined ? [] : [String(filePath)]),
  'close-window': ({ id }) => BrowserWindow.fromId(Number(id))?.close(),
  'focus-window': ({ id }) => BrowserWindow.fromId(Number(id))?.focus(),
  'side-button': ({ id, step }) => pressSideButton(BrowserWindow.fromId(Number(id)), String(step)),
  swipe: ({ id, direction }) =>
    BrowserWindow.fromId(Number(id))?.emit('swipe', cancellable(), String(direction)),
  'leave-app': () => BrowserWindow.leave(),
  'render-process-gone': ({ id, reason }) =>
    BrowserWindow.fromId(Number(id))?.webContents.crash({ reason: String(reason ?? 'crashed'), exitCode: 5 }),
  unresponsive: ({ id }) => setImmediate(() => BrowserWindow.fromId(Number(id))?.emit('unresponsive')),
  responsive: ({ id }) => setImmediate(() => BrowserWindow.fromId(Number(id))?.emit('responsive')),
  sleep: () => powerMonitor.emit('suspend'),
  wake: ({ how }) => powerMonitor.emit(how === 'unlock-screen' ? 'unlock-screen' : 'resume'),
  'pass-time': ({ seconds }) => passTime(Number(seconds)),
  activate: () => app.emit('activate', cancellable(), BrowserWindow.getAllWindows().length > 0),
  'end-session': ({ isForced }) => endSession(isForced === true),
  quit: () => app.quit(),
  signal: ({ name }) => process.kill(process.pid, String(name)),
};

/** Events that Electron documents for these systems only. Elsewhere a test must not trigger them. */
const systemsOf: Readonly<Record<string, readonly NodeJS.Platform[]>> = {
  'open-url': ['darwin'],
  activate: ['darwin'],
  swipe: ['darwin'],
  'side-button': ['win32', 'linux'],
  'end-session': ['win32'],
  'notification-activate': ['win32'],
  // On Linux `openExternal` only starts a program and does not learn its outcome.
  'refuse-open': ['darwin', 'win32'],
};

const readJson = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxEventBytes) throw new Error('too large');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>;
};

/** Only tests may use these routes, and only from outside a browser, which would send `sec-fetch-site`. */
const mayControl = ({ headers }: IncomingMessage): boolean =>
  hasShellFlag('shell-doors') && headers['sec-fetch-site'] === undefined;

const serveControl = async (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> => {
  if (!mayControl(request)) return reply(response, 403, 'text/plain', 'Only a test may do that.');
  if (path === '/__shell/records')
    return reply(response, 200, 'application/json', JSON.stringify(shellRecords));
  if (path !== '/__shell/emit' || request.method !== 'POST') return notFound(response);
  const details = await readJson(request);
  const emit = emitters[String(details.what)];
  const systems = systemsOf[String(details.what)] ?? [process.platform];
  if (!emit) return reply(response, 400, 'text/plain', 'There is no such event.');
  if (!systems.includes(process.platform))
    return reply(response, 400, 'text/plain', `Only ${systems.join(' and ')} does that.`);
  reply(response, 200, 'application/json', '{}');
  emit(details);
};

export const serveWindow = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { pathname } = new URL(pathOf(request), 'http://127.0.0.1');
  if (pathname.startsWith('/__shell/')) return serveControl(request, response, pathname);
  if (pathname.startsWith(sharedFiles)) {
    const [anyWindow] = BrowserWindow.getAllWindows();
    return anyWindow ? serveAppFile(request, response, anyWindow, pathname) : notFound(response);
  }
  const [, id, path = ''] = /^\/w\/(\d+)(\/.*)$/.exec(pathname) ?? [];
  const window = BrowserWindow.fromId(Number(id));
  if (path.startsWith('/__shell/')) {
    if (request.method !== 'GET') return notFound(response);
    const script =
      path === '/__shell/preload.js' ? preloadFor(window) : pageFile(path.slice('/__shell/'.length));
    return script === null ? notFound(response) : reply(response, 200, 'text/javascript', script);
  }
  if (!window) return notFound(response);
  return serveAppFile(request, response, window, path);
};
