import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { app, type Session, session } from 'electron';
import { developmentServer } from './navigationGuard.ts';

/** Pages need a single permission, to copy rows and ids. */
const allowedPermissions: ReadonlySet<string> = new Set(['clipboard-sanitized-write']);

export const isAllowedPermission = (permission: string): boolean => allowedPermissions.has(permission);

/** Covers all three kinds of permission requests that Electron has. */
const denyPermissions = (target: Session): void => {
  target.setPermissionRequestHandler((_contents, permission, answer) =>
    answer(isAllowedPermission(permission)),
  );
  target.setPermissionCheckHandler((_contents, permission) => isAllowedPermission(permission));
  target.setDevicePermissionHandler(() => false);
};

/** Pages load from the app's own scheme only. A second barrier after the content security policy. */
const blockNetwork = (target: Session): void => {
  target.webRequest.onBeforeRequest(({ url }, answer) => {
    answer({ cancel: !/^(app|devtools|blob|data):/.test(url) && !isDevelopmentServer(url) });
  });
};

const isDevelopmentServer = (url: string): boolean =>
  URL.canParse(url) && new URL(url).host === developmentServer()?.host;

/** Network access apart from the pages' own requests. */
const closeSideDoors = (target: Session): void => {
  // Even with `spellcheck: false` in all windows, the session would download dictionaries.
  target.setSpellCheckerEnabled(false);
  // Without a proxy this blocks WebRTC and hides the addresses of this machine.
  app.on('web-contents-created', (_event, contents) =>
    contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp'),
  );
};

/** Only main writes files, at places that the user chose. Pages need no downloads. */
const refuseDownloads = (target: Session): void => {
  target.on('will-download', (event) => event.preventDefault());
};

export const secureSession = (): void => {
  denyPermissions(session.defaultSession);
  refuseDownloads(session.defaultSession);
  blockNetwork(session.defaultSession);
  closeSideDoors(session.defaultSession);
};

/** True for the default user-data folder, also if a flag or a symlink names it. */
const isUsualFolder = (folder: string): boolean => {
  const usual = join(app.getPath('appData'), app.getName());
  return existsSync(usual) && realpathSync(folder) === realpathSync(usual);
};

/**
 * Keeps other programs from controlling an installed app, and its login, through Chromium's debugging port.
 * As in Chrome, debugging needs a separate user-data folder, as in tests. Electron opens the port after main
 * has been evaluated, so removing the flags here is early enough.
 */
export const closeDebuggingPort = (userData: string): void => {
  if (!app.isPackaged || !isUsualFolder(userData)) return;
  for (const name of ['remote-debugging-port', 'remote-debugging-pipe']) app.commandLine.removeSwitch(name);
};
