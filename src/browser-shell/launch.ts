import { randomBytes } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { registerHooks } from 'node:module';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { WebSocketServer } from 'ws';
import { connectPage } from './connectPage.ts';
import { quitOnSignals } from './endedBySystem.ts';
import { openBrowser, pretendPlatform } from './platform.ts';
import { preparedDialogs } from './preparedDialogs.ts';
import { createRequestGuard } from './requestGuard.ts';
import { serveWindow } from './serveWindow.ts';
import { hasShellFlag, hideShellFlags, shellFlag } from './shellFlags.ts';
import { app } from './substitute/app.ts';
import { BrowserWindow } from './substitute/browserWindow.ts';

const mainBundle = resolve('out/main/main.js');
if (!existsSync(mainBundle)) {
  console.error('The app is not built yet. Run "npm run build" first, or use "npm start".');
  process.exit(1);
}

const substitute = new URL('./electron.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron'
      ? { url: substitute, format: 'module-typescript', shortCircuit: true }
      : next(specifier, context),
});

/** Set from outside only in development, so that open pages survive a restart. */
const secret = process.env.BACKOFFICE_SHELL_SECRET ?? randomBytes(24).toString('base64url');
let port = 0;
const guard = createRequestGuard(secret, () => port);

/** Longer than any pause of a test: a request sent just as an idle connection closes would fail. */
const keepAliveTimeout = 300_000;

const server = createServer({ keepAliveTimeout }, (request, response) => {
  const verdict = guard(request);
  if (verdict.type === 'welcome') {
    response.writeHead(302, { 'set-cookie': verdict.cookie, location: verdict.location }).end();
  } else if (verdict.type === 'refused') {
    response
      .writeHead(403, { 'content-type': 'text/plain' })
      .end('Use the address that the app printed when it started.');
  } else {
    serveWindow(request, response).catch(() => response.headersSent || response.writeHead(500).end());
  }
});

const sockets = new WebSocketServer({ noServer: true });
server.on('upgrade', (request, connection, head) => {
  const window = BrowserWindow.fromId(Number(/^\/w\/(\d+)\/__shell\/socket$/.exec(request.url ?? '')?.[1]));
  if (guard(request).type !== 'allowed' || !window) {
    connection.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    return;
  }
  sockets.handleUpgrade(request, connection, head, (socket) => connectPage(socket, window));
});

BrowserWindow.onLoad = (window) => {
  const { search, hash } = new URL(window.webContents.target);
  const path = `/w/${window.id}/`;
  const [first] = BrowserWindow.getAllWindows();
  if (first !== window) {
    const opener = BrowserWindow.fromId(window.openerId ?? 0) ?? first;
    opener?.webContents.post({ type: 'open', address: path + search + hash });
    return;
  }
  // No page exists that could open this window: at the start, and when the app opens a window while quitting.
  const query = search ? `${search}&secret=${secret}` : `?secret=${secret}`;
  const address = `http://127.0.0.1:${port}${path}${query}${hash}`;
  console.log(`Ready: ${address}`);
  if (!hasShellFlag('no-open')) openBrowser(address);
};

preparedDialogs.onStanding = (windowId, message) =>
  console.log(`The app asks at http://127.0.0.1:${port}/w/${windowId}/: ${message}`);

/** Electron emits `ready` after evaluating the entry, however long that takes and even if it throws. */
const runEntry = async (): Promise<void> => {
  let failure: unknown;
  try {
    await import(pathToFileURL(mainBundle).href);
  } catch (cause) {
    failure = cause;
  }
  quitOnSignals();
  setImmediate(() => {
    app.markReady();
    if (failure === undefined) return;
    if (process.listenerCount('uncaughtException') === 0) console.error(failure);
    (process as EventEmitter).emit('uncaughtException', failure);
  });
};

const wantedPort = Number(shellFlag('port') ?? 0);
if (!Number.isInteger(wantedPort) || wantedPort < 0 || wantedPort > 65_535) {
  console.error('--port takes a number from 0 to 65535; 0 stands for any port that is free.');
  process.exit(1);
}
server.once('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${wantedPort} is in use. Choose another one with --port, or --port=0 for any that is free.`
      : `The browser shell cannot listen on port ${wantedPort}: ${error.message}`,
  );
  process.exit(1);
});
server.listen(wantedPort, '127.0.0.1', async () => {
  ({ port } = server.address() as AddressInfo);
  hideShellFlags();
  pretendPlatform(shellFlag('shell-platform'));
  await runEntry();
});
