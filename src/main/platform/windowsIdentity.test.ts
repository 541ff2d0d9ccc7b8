import { readFileSync } from 'node:fs';
import { app } from 'electron';
import { afterEach, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { shellRecords } from '../../browser-shell/shellRecords.ts';
import { introduceToWindows, isKnownToSystem } from './windowsIdentity.ts';

afterEach(() => vi.restoreAllMocks());

const said = () => shellRecords.filter(({ what }) => /^set(AppUserModelId|ToastActivatorCLSID)$/.test(what));

it('only an installed copy says to Windows who it is, as its installer knows it', () => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('win32');
  introduceToWindows();
  expect([said(), isKnownToSystem()]).toEqual([[], false]);
  Object.assign(app, { isPackaged: true });
  introduceToWindows();
  const [appId, toastActivator] = said().map(({ id }) => id);
  expect(parse(readFileSync('electron-builder.yml', 'utf8')).appId).toBe(appId);
  // What the uninstaller takes away.
  expect(readFileSync('resources/installer.nsh', 'utf8')).toContain(`CLSID\\${toastActivator}"`);
  expect(isKnownToSystem()).toBe(true);
});
