import { BrowserWindow } from 'electron';
import { beforeAll, expect, it, vi } from 'vitest';
import { preparedDialogs } from '../../browser-shell/preparedDialogs.ts';
import { shellRecords } from '../../browser-shell/shellRecords.ts';
import { activateMainLocale } from '../platform/mainI18n.ts';
import { helpItems, showAbout } from './helpMenu.ts';

beforeAll(() => {
  activateMainLocale('en_US');
});

it('shows and copies the versions of the app and of its components', async () => {
  const window = new BrowserWindow({ show: false });
  const shown = showAbout(window);
  await expect.poll(() => preparedDialogs.isStanding()).toBe(true);
  preparedDialogs.answer(1);
  await shown;
  const copied = shellRecords.find(({ what }) => what === 'clipboard')?.text;
  expect(copied).toMatch(/^Marketplace Back Office \d+\.\d+\.\d+\nElectron .*\nChromium .*\nNode\.js \d+/);
});

it('offers shortcuts and licences, and About outside macOS', () => {
  const showHelp = vi.fn();
  const commands = { showHelp, showAbout: vi.fn(), saveReport: vi.fn() };
  const items = helpItems({ isMac: false, workspaces: [], ...commands });
  for (const id of ['manual', 'shortcuts', 'licences'])
    items.find((item) => item.id === id)?.click?.({} as never, undefined, {} as never);
  expect(showHelp.mock.calls).toEqual([['manual'], ['shortcuts'], ['licences']]);
  expect(items.some(({ id }) => id === 'about')).toBe(true);
  expect(helpItems({ isMac: true, workspaces: null, ...commands }).some(({ id }) => id === 'about')).toBe(
    false,
  );
});
