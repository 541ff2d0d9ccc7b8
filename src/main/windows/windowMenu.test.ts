import type { MenuItemConstructorOptions } from 'electron';
import { beforeAll, expect, it, vi } from 'vitest';
import { activateMainLocale } from '../platform/mainI18n.ts';
import { historyItems, windowItems } from './windowMenu.ts';

beforeAll(() => activateMainLocale('en_US'));

const options = (isMac: boolean) => ({
  isMac,
  open: {
    windows: [
      { id: 3, title: 'Orders – Marketplace Back Office', isCurrent: false },
      { id: 5, title: `Fish & Chips ${'x'.repeat(80)}`, isCurrent: true },
    ],
    canGoBack: true,
    canGoForward: false,
  },
  newWindow: vi.fn(),
  focus: vi.fn(),
  workspaces: ['Morning'],
  go: vi.fn(),
  openWorkspace: vi.fn(),
  manageWorkspaces: vi.fn(),
});

it('lists the windows, marks the current one and focuses the selected one', () => {
  const made = options(false);
  const listed = windowItems(made).filter(({ type }) => type === 'radio');
  expect(listed.map(({ label, checked }) => [label, checked])).toEqual([
    ['Orders', false],
    [`Fish && Chips ${'x'.repeat(46)}…`, true],
  ]);
  listed[0]?.click?.({} as never, undefined, {} as never);
  expect(made.focus).toHaveBeenCalledExactlyOnceWith(3);
  // macOS lists the windows itself.
  expect(windowItems(options(true)).some(({ type }) => type === 'radio')).toBe(false);
});

it('lists the workspaces of the logged-in user', () => {
  const made = options(false);
  const menu = windowItems(made).find(({ submenu }) => submenu);
  const [morning, , manage] = (menu?.submenu ?? []) as MenuItemConstructorOptions[];
  morning?.click?.({} as never, undefined, {} as never);
  manage?.click?.({} as never, undefined, {} as never);
  expect(made.openWorkspace).toHaveBeenCalledExactlyOnceWith('Morning');
  expect(made.manageWorkspaces).toHaveBeenCalledTimes(1);
  expect(windowItems({ ...made, workspaces: null }).some(({ submenu }) => submenu)).toBe(false);
});

it('has the shortcuts of each system for back and forward, enabled for a window with a page', () => {
  const keys = (isMac: boolean) =>
    historyItems(options(isMac)).map(({ accelerator, enabled }) => [accelerator, enabled]);
  expect(keys(false)).toEqual([
    ['Alt+Left', true],
    ['Alt+Right', false],
  ]);
  expect(keys(true)).toEqual([
    ['Cmd+[', true],
    ['Cmd+]', false],
  ]);
});
