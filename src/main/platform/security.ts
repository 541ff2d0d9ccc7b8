import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { app, type Session, session } from 'electron';
import { developmentServer } from './navigationGuard.ts';

/** The one permission that a page needs: copying rows and ids. */
const allowedPermissions: ReadonlySet<string> = new Set(['clipboard-sanitized-write']);

export const isAllowedPermission = (permission: string): boolean => allowedPermissions.has(permission);

/** Denies everything a page could ask for, in every way Electron lets it ask. */
const denyPermissions = (target: Session): void => {
  target.setPermissionRequestHandler((_contents, permission, answer) =>
    answer(isAllowedPermission(permission)),
  );
  target.setPermissionCheckHandler((_contents, permission) => isAllowedPermission(permission));
  target.setDevicePermissionHandler(() => false);
};

/** Pages load from the app's own scheme only; anything that would leave for the network is stopped here too. */
const blockNetwork = (target: Session): void => {
  target.webRequest.onBeforeRequest(({ url }, answer) => {
    answer({ cancel: !/^(app|devtools|blob|data):/.test(url) && !isDevelopmentServer(url) });
  });
};

const isDevelopmentServer = (url: string): boolean =>
  URL.canParse(url) && new URL(url).host === developmentServer()?.host;

/** What would reach for the network beside the pages' own requests. */
const closeSideDoors = (target: Session): void => {
  // A window that checks no spelling still has its session fetch dictionaries.
  target.setSpellCheckerEnabled(false);
  // Without a proxy this leaves WebRTC no way out, and no address of this machine to tell.
  app.on('web-contents-created', (_event, contents) =>
    contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp'),
  );
};

/** Files are written by main, where the person says: a page has none to save, and none of its names counts. */
const refuseDownloads = (target: Session): void => {
  target.on('will-download', (event) => event.preventDefault());
};

export const secureSession = (): void => {
  denyPermissions(session.defaultSession);
  refuseDownloads(session.defaultSession);
  blockNetwork(session.defaultSession);
  closeSideDoors(session.defaultSession);
};

/** The folder of settings that the app has without a flag, also where a flag or a link names that one. */
const isUsualFolder = (folder: string): boolean => {
  const usual = join(app.getPath('appData'), app.getName());
  return existsSync(usual) && realpathSync(folder) === realpathSync(usual);
};

/**
 * Keeps other programs from driving an installed app through Chromium's debugging port, with the login of the person in
 * it. As in Chrome, only a folder of settings of one's own may be driven from outside, as by tests. Electron opens the
 * port after main has been evaluated.
 */
export const closeDebuggingPort = (userData: string): void => {
  if (!app.isPackaged || !isUsualFolder(userData)) return;
  for (const name of ['remote-debugging-port', 'remote-debugging-pipe']) app.commandLine.removeSwitch(name);
};
