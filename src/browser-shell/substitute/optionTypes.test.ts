import { describe, expect, it } from 'vitest';
import { BrowserWindow } from './browserWindow.ts';
import { Menu } from './menu.ts';
import { checkOptions } from './optionTypes.ts';

const open = (options: Record<string, unknown>) => new BrowserWindow(options);

describe('options', () => {
  it('silently ignored by Electron are rejected', () => {
    expect(() => open({ minwidth: 800 })).toThrow('no option "minwidth"');
    expect(() => open({ width: '800' })).toThrow('width must be number');
    expect(() => open({ show: 0 })).toThrow('show must be boolean');
    expect(() => open({ webPreferences: { contextisolation: true } })).toThrow(
      'no option "contextisolation"',
    );
    expect(() => open({ webPreferences: { sandbox: 'yes' } })).toThrow('sandbox must be boolean');
    expect(() => checkOptions('MessageBoxOptions', { message: 'x', type: 'worry' })).toThrow('type must be');
    expect(() => checkOptions('MessageBoxOptions', { message: 'x', buttons: 'OK' })).toThrow(
      'buttons must be',
    );
    expect(() => checkOptions('NotificationConstructorOptions', { text: 'x' })).toThrow('no option "text"');
    expect(() => checkOptions('ForkOptions', { stdio: 'drop' })).not.toThrow();
  });

  it('known to Electron are accepted, also with union types and open types', () => {
    expect(() =>
      checkOptions('BrowserWindowConstructorOptions', {
        width: 800,
        show: false,
        parent: undefined,
        titleBarStyle: 'hidden',
        webPreferences: { sandbox: true },
      }),
    ).not.toThrow();
  });
});

describe('menus', () => {
  it('are rejected if Electron would reject them or leave an item without effect', () => {
    const item = (options: object) => () => Menu.buildFromTemplate([options as never]);
    expect(item({})).toThrow('must have at least one of label, role or type');
    expect(item({ role: 'zoom-in' })).toThrow('role must be');
    expect(item({ label: 'A', shortcut: 'F5' })).toThrow('no option "shortcut"');
    expect(item({ label: 'A', accelerator: 'Strg+A' })).toThrow('is no accelerator');
    expect(item({ label: 'A', click: 'now' })).toThrow('click must be');
    expect(() => Menu.buildFromTemplate({} as never)).toThrow('Menu template must be an array');
    expect(item({ label: 'A', submenu: [{ role: 'copy' }, { type: 'separator' }] })).not.toThrow();
  });
});
