import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, it } from 'vitest';
import { locales } from '#shared/screens/settingValues.ts';
import { activateMainLocale } from '../platform/mainI18n.ts';
import { menuTemplate } from './appMenu.ts';

const nothing = (): void => undefined;

const itemsOf = (items: MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
  items.flatMap((item) => [item, ...itemsOf((item.submenu ?? []) as MenuItemConstructorOptions[])]);

const itemsIn = (
  locale: (typeof locales)[number],
  isMac: boolean,
  isPackaged = true,
  print: typeof nothing | null = nothing,
) => {
  activateMainLocale(locale);
  const open = { windows: [], canGoBack: true, canGoForward: false };
  const commands = {
    ...{ newWindow: nothing, openSettings: nothing, openOrdersNow: nothing, focus: nothing, go: nothing },
    ...{ openWorkspace: nothing, manageWorkspaces: nothing, showHelp: nothing, saveReport: nothing },
    ...{ showAbout: nothing, print },
  };
  return itemsOf(menuTemplate({ isMac, isPackaged, open, workspaces: ['One'], ...commands }));
};

/** Items with a text of their own. Without a label Electron shows the English name of the role. */
const visible = (items: MenuItemConstructorOptions[]) =>
  items.filter(({ type, visible: isVisible = true }) => isVisible && type !== 'separator');

describe.each([true, false])('the menu (macOS: %s)', (isMac) => {
  it('is translated to the language of the app', () => {
    const labels = locales.map((locale) => visible(itemsIn(locale, isMac, false)).map(({ label }) => label));
    const [english = [], ...others] = labels;
    expect(english.length).toBeGreaterThan(15);
    for (const other of others) {
      expect(other).not.toContain(undefined);
      other.forEach((label, index) => {
        // Only proper names are the same in all languages.
        if (label === english[index]) expect(['Marketplace Back Office', 'One']).toContain(label);
      });
    }
  });

  it('has no item without effect on its system', () => {
    const roles = itemsIn('en_US', isMac).map(({ role }) => role);
    expect(roles.includes('zoom')).toBe(isMac);
    expect(roles.includes('services')).toBe(isMac);
    expect(itemsIn('en_US', isMac).filter(({ id }) => id === 'about')).toHaveLength(1);
    expect(roles.some((role) => role?.endsWith('Menu'))).toBe(false);
    expect(roles.filter((role) => role === 'quit')).toHaveLength(1);
    expect(itemsIn('en_US', isMac).filter(({ id }) => id === 'settings')).toHaveLength(1);
  });

  it('has the shortcut of the order board', () => {
    const board = itemsIn('en_US', isMac).find(({ id }) => id === 'ordersNow');
    expect(board).toMatchObject({ label: 'Orders now', accelerator: 'CmdOrCtrl+Shift+O' });
  });

  it('offers printing only for a window with a page', () => {
    const printing = (print?: null) =>
      itemsIn('en_US', isMac, true, print)
        .filter(({ id }) => id === 'print' || id === 'savePdf')
        .map(({ enabled, accelerator }) => [enabled, accelerator]);
    expect(printing()).toEqual([
      [true, undefined],
      [true, 'CmdOrCtrl+P'],
    ]);
    expect(printing(null).map(([isEnabled]) => isEnabled)).toEqual([false, false]);
  });

  it('also zooms by common alternative shortcuts', () => {
    const hidden = itemsIn('en_US', isMac).filter(({ visible: isVisible }) => isVisible === false);
    expect(hidden.map(({ role, accelerator }) => [role, accelerator])).toEqual([
      ['resetZoom', 'CmdOrCtrl+num0'],
      ['zoomIn', 'CmdOrCtrl+='],
      ['zoomIn', 'CmdOrCtrl+numadd'],
      ['zoomOut', 'CmdOrCtrl+numsub'],
    ]);
    expect(hidden.every(({ acceleratorWorksWhenHidden }) => acceleratorWorksWhenHidden)).toBe(true);
  });
});
