import { EventEmitter } from 'node:events';
import { record } from '../shellRecords.ts';

/** Chromium prefers lower case. An empty variable counts as unset. */
const variable = (name: string): string => process.env[name] || process.env[name.toUpperCase()] || '';

/** Converts `http://proxy:3128`, `proxy:3128` or `socks5://proxy` to PAC syntax. */
const asScript = (proxy: string): string => {
  const [, scheme = 'http', address = ''] = /^(?:(\w+):\/\/)?([^/]*)/.exec(proxy) ?? [];
  const word = { http: 'PROXY', https: 'HTTPS', socks: 'SOCKS5', socks4: 'SOCKS', socks5: 'SOCKS5' }[scheme];
  return word ? `${word} ${address}` : 'DIRECT';
};

const isExcepted = (hostname: string): boolean =>
  variable('no_proxy')
    .split(',')
    .map((entry) => entry.trim().replace(/^\*?\./, ''))
    .some((entry) => entry === '*' || (entry !== '' && `.${hostname}`.endsWith(`.${entry}`)));

/**
 * Chromium on Linux without a desktop reads the proxy from the environment and never uses one for this
 * machine. Proxy scripts and desktop settings exist only in Electron.
 */
const resolveProxy = async (address: string): Promise<string> => {
  const { protocol, hostname } = new URL(address);
  if (/^(?:127(?:\.\d+){3}|localhost|\[::1\])$/.test(hostname) || isExcepted(hostname)) return 'DIRECT';
  const proxy = variable(`${protocol.slice(0, -1)}_proxy`) || variable('all_proxy');
  return proxy ? asScript(proxy) : 'DIRECT';
};

type RequestHandler = Parameters<Electron.Session['setPermissionRequestHandler']>[0];
type CheckHandler = Parameters<Electron.Session['setPermissionCheckHandler']>[0];
type DeviceHandler = Parameters<Electron.Session['setDevicePermissionHandler']>[0];
export type Permission = Parameters<NonNullable<RequestHandler>>[1];

let requestHandler: RequestHandler = null;
let checkHandler: CheckHandler = null;

const setHandler = <Handler>(what: string, handler: Handler, keep: (handler: Handler) => void): void => {
  if (handler !== null && typeof handler !== 'function')
    throw new TypeError(`${what} takes a function or null`);
  record(what);
  keep(handler);
};

type Offered =
  | 'resolveProxy'
  | 'setPermissionRequestHandler'
  | 'setPermissionCheckHandler'
  | 'setDevicePermissionHandler'
  | 'setSpellCheckerEnabled';

const members: Pick<Electron.Session, Offered> & {
  webRequest: Pick<Electron.WebRequest, 'onBeforeRequest'>;
} = {
  setPermissionRequestHandler: (handler) =>
    setHandler('setPermissionRequestHandler', handler, (kept) => {
      requestHandler = kept;
    }),
  setPermissionCheckHandler: (handler) =>
    setHandler('setPermissionCheckHandler', handler, (kept) => {
      checkHandler = kept;
    }),
  // Pages of a browser cannot access devices through the shell. Only the call is recorded.
  setDevicePermissionHandler: (handler: DeviceHandler) =>
    setHandler('setDevicePermissionHandler', handler, () => undefined),
  resolveProxy,
  setSpellCheckerEnabled: (enabled) => record('setSpellCheckerEnabled', { enabled }),
  // The page's own policy already blocks these requests.
  webRequest: { onBeforeRequest: () => record('onBeforeRequest') },
};

/** Downloads of the browser are invisible to the shell. Tests trigger `will-download`. */
export const session = { defaultSession: Object.assign(new EventEmitter(), members) };

/** State reported by `navigator.permissions`, without a prompt. Everything is granted without a handler. */
export const checkPermission = (
  contents: Electron.WebContents,
  permission: Permission,
  requestingUrl: string,
): boolean => {
  if (!checkHandler) return true;
  const { origin } = new URL(requestingUrl);
  return checkHandler(contents, permission as never, origin, { requestingUrl, isMainFrame: true });
};

/** Asks main's handlers for a permission, in Electron's order: the check first. */
export const requestPermission = (
  contents: Electron.WebContents,
  permission: Permission,
  requestingUrl: string,
): Promise<boolean> =>
  new Promise((resolve) => {
    const answer = (isGranted: boolean): void => {
      record('permissionRequest', { permission, isGranted });
      resolve(isGranted);
    };
    if (!requestHandler || checkPermission(contents, permission, requestingUrl)) answer(true);
    else requestHandler(contents, permission, answer, { requestingUrl, isMainFrame: true });
  });
