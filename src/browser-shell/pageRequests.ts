import { record } from './shellRecords.ts';
import type { BrowserWindow } from './substitute/browserWindow.ts';
import { checkPermission, type Permission, requestPermission } from './substitute/session.ts';
import type { PageSocket } from './substitute/webContents.ts';

type Disposition = Electron.HandlerDetails['disposition'];

export interface WindowRequest {
  type: 'windowOpen';
  url: string;
  disposition: Disposition;
  frameName: string;
  features: string;
}

/** Request for a permission, or (`isCheck`) a query of its state. */
export interface PermissionRequest {
  type: 'permission';
  id: number;
  permission: Permission;
  isCheck: boolean;
}

/** Converts shell addresses to the app's; leaves others unchanged. */
export const addressForMain = (url: string, pageOrigin: string, { webContents }: BrowserWindow): string => {
  const { origin, pathname, search, hash } = new URL(url);
  if (origin !== pageOrigin) return url;
  const { protocol, host } = new URL(webContents.target);
  const path = pathname.replace(/^\/w\/\d+(?=\/)/, '');
  return `${protocol}//${host}${path === '/' ? '/index.html' : path}${search}${hash}`;
};

export const decideWindow = (
  { url, disposition, frameName, features }: WindowRequest,
  { id, webContents }: BrowserWindow,
): void => {
  const referrer = { url: '', policy: 'no-referrer' as const };
  const answer = webContents.openHandler({ url, disposition, frameName, features, referrer });
  record('windowOpen', { id, url, disposition, ...answer });
};

export const answerPermission = async (
  { id, permission, isCheck }: PermissionRequest,
  { webContents }: BrowserWindow,
  socket: PageSocket,
): Promise<void> => {
  const asker = webContents as unknown as Electron.WebContents;
  const ask = isCheck ? checkPermission : requestPermission;
  const isGranted = await ask(asker, permission, webContents.getURL());
  socket.deliver({ type: 'permission', id, isGranted });
};
