import { app } from 'electron';
import { beforeEach, expect, it, vi } from 'vitest';
import { createLoginItem } from './loginItem.ts';

vi.mock('electron', () => ({
  app: { setLoginItemSettings: vi.fn(), getLoginItemSettings: vi.fn(() => ({ openAtLogin: true })) },
}));
beforeEach(() => vi.clearAllMocks());

it.each(['win32', 'darwin'] as const)('an installed app on %s can be opened at login', (platform) => {
  const item = createLoginItem(platform, true);
  expect(item.read()).toBe(true);
  item.set(false);
  expect(app.setLoginItemSettings).toHaveBeenCalledWith({ openAtLogin: false });
});

it.each([
  ['linux', true],
  ['win32', false],
  ['darwin', false],
] as const)('on %s, installed: %s, nothing is asked of the system', (platform, isPackaged) => {
  const item = createLoginItem(platform, isPackaged);
  expect(item.read()).toBeNull();
  item.set(true);
  expect(app.setLoginItemSettings).not.toHaveBeenCalled();
  expect(app.getLoginItemSettings).not.toHaveBeenCalled();
});
