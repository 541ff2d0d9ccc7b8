import { app, type Session, session } from 'electron';

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

/** `npm run dev` serves the renderer from a loopback address that electron-vite puts into the environment. */
const isDevelopmentServer = (url: string): boolean => {
  const server = process.env.ELECTRON_RENDERER_URL;
  if (app.isPackaged || !server) return false;
  const { host } = new URL(server);
  return URL.canParse(url) && new URL(url).host === host;
};

export const secureSession = (): void => {
  denyPermissions(session.defaultSession);
  blockNetwork(session.defaultSession);
};
