import { expect, it } from 'vitest';
import { updaterKind } from './updaterKind.ts';

const mounted = '/tmp/.mount_market1';
const appImage = {
  platform: 'linux' as const,
  env: { APPIMAGE: '/home/ana/backoffice.AppImage', APPDIR: mounted },
  program: `${mounted}/marketplace-backoffice`,
  packageType: null,
};
const deb = {
  platform: 'linux' as const,
  env: {},
  program: '/opt/Marketplace Back Office/marketplace-backoffice',
  packageType: 'deb',
};

it.each([
  ['an AppImage', appImage, 'appImage'],
  ['an AppImage packed after the deb', { ...appImage, packageType: 'deb' }, 'appImage'],
  ['a deb', deb, 'deb'],
  ['a deb started from a terminal of another AppImage', { ...deb, env: appImage.env }, 'deb'],
  ['an unpacked folder', { ...deb, packageType: null }, null],
  ['an unpacked folder beside an AppImage', { ...deb, packageType: null, env: appImage.env }, null],
  ['an installation on Windows', { ...deb, platform: 'win32' as const, packageType: null }, 'system'],
  ['a bundle on macOS', { ...deb, platform: 'darwin' as const, packageType: null }, 'system'],
])('%s has its own kind of update', (_what, copy, kind) => expect(updaterKind(copy)).toBe(kind));
