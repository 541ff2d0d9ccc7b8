import { readFileSync } from 'node:fs';
import { app, type LoginItemSettings } from 'electron';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { shellRecords } from '../../browser-shell/shellRecords.ts';
import { createLoginItem, introduceToWindows, isKnownToSystem, offerToOpenLinks } from './systemIdentity.ts';

beforeEach(() => {
  vi.spyOn(app, 'setLoginItemSettings').mockReturnValue();
  vi.spyOn(app, 'getLoginItemSettings').mockReturnValue({ openAtLogin: true } as LoginItemSettings);
});
afterEach(() => vi.restoreAllMocks());

const said = () => shellRecords.filter(({ what }) => /^set(AppUserModelId|ToastActivatorCLSID)$/.test(what));

it('registers the app id on Windows only for an installed copy, with the id of its installer', () => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('win32');
  introduceToWindows();
  expect([said(), isKnownToSystem()]).toEqual([[], false]);
  Object.assign(app, { isPackaged: true });
  introduceToWindows();
  const [appId, toastActivator] = said().map(({ id }) => id);
  expect(parse(readFileSync('electron-builder.yml', 'utf8')).appId).toBe(appId);
  // Key that the uninstaller removes.
  expect(readFileSync('resources/installer.nsh', 'utf8')).toContain(`CLSID\\${toastActivator}"`);
  expect(isKnownToSystem()).toBe(true);
});

it.each([
  ['win32', true, '', ['backoffice']],
  ['darwin', true, '', ['backoffice']],
  ['win32', true, 'Another program', []],
  ['win32', false, '', []],
  ['linux', true, '', []],
] as const)(
  'on %s, installed: %s, with "%s" as the present handler, registration of links: %j',
  (platform, isPackaged, handler, taken) => {
    vi.spyOn(process, 'platform', 'get').mockReturnValue(platform);
    vi.spyOn(app, 'getApplicationNameForProtocol').mockReturnValue(handler);
    const register = vi.spyOn(app, 'setAsDefaultProtocolClient').mockReturnValue(true);
    Object.assign(app, { isPackaged });
    offerToOpenLinks();
    expect(register.mock.calls.flat()).toEqual(taken);
  },
);

it.each(['win32', 'darwin'] as const)('allows an installed app on %s to open at login', (platform) => {
  const item = createLoginItem(platform, true);
  expect(item.read()).toBe(true);
  item.set(false);
  expect(app.setLoginItemSettings).toHaveBeenCalledWith({ openAtLogin: false });
});

it.each([
  ['linux', true],
  ['win32', false],
  ['darwin', false],
] as const)('changes nothing in the system on %s, installed: %s', (platform, isPackaged) => {
  const item = createLoginItem(platform, isPackaged);
  expect(item.read()).toBeNull();
  item.set(true);
  expect(app.setLoginItemSettings).not.toHaveBeenCalled();
  expect(app.getLoginItemSettings).not.toHaveBeenCalled();
});
