import { record } from '../shellRecords.ts';
import { type KeyPress, parseAccelerator } from './accelerator.ts';
import { app } from './app.ts';
import { BrowserWindow } from './browserWindow.ts';
import { roleOf } from './menuRoles.ts';
import { checkOptions } from './optionTypes.ts';

type Options = Electron.MenuItemConstructorOptions;

class MenuItem {
  readonly id: string | undefined;
  readonly label: string;
  readonly isEnabled: boolean;
  /** Of a check box, or of the one in its group that is chosen. */
  readonly isChecked: boolean;
  readonly submenu: Menu | null;
  readonly keys: KeyPress | null;
  readonly role: string | undefined;
  readonly #click: Options['click'];

  constructor(options: Options) {
    const { id, label, role, type, enabled = true, checked = false, accelerator, submenu, click } = options;
    if (label === undefined && role === undefined && type === undefined)
      throw new TypeError('Invalid template for MenuItem: must have at least one of label, role or type');
    checkOptions('MenuItemConstructorOptions', options);
    if (click !== undefined && typeof click !== 'function') throw new TypeError('click must be a function');
    const keys = accelerator ?? (role && roleOf(role).accelerator);
    this.id = id;
    this.label = label ?? '';
    this.role = role;
    this.isEnabled = enabled;
    this.isChecked = checked;
    this.keys = keys ? parseAccelerator(String(keys), process.platform === 'darwin') : null;
    this.submenu = submenu
      ? submenu instanceof Menu
        ? submenu
        : Menu.buildFromTemplate(submenu as Options[])
      : null;
    this.#click = click;
  }
  /** A role comes before a function of one's own, as in Electron. */
  click(window: BrowserWindow | undefined): void {
    if (!this.isEnabled) return;
    if (this.role === 'quit') app.quit();
    else if (this.role) window && roleOf(this.role).run?.(window);
    else this.#click?.(this as never, window as never, {} as never);
  }
}

class Menu {
  static #current: Menu | null = null;
  static #popup: Menu | null = null;
  static buildFromTemplate(template: Options[]): Menu {
    if (!Array.isArray(template))
      throw new TypeError('Invalid template for Menu: Menu template must be an array');
    return new Menu(template.map((options) => new MenuItem(options)));
  }
  static getApplicationMenu(): Menu | null {
    return Menu.#current;
  }
  static setApplicationMenu(menu: Menu | null): void {
    if (menu !== null && !(menu instanceof Menu)) throw new TypeError('Invalid menu');
    Menu.#current = menu;
    record('applicationMenu', {
      menus: menu?.items.map(({ label, submenu }) => ({ label, items: submenu?.shown ?? [] })),
    });
    for (const { webContents } of BrowserWindow.getAllWindows()) webContents.post(acceleratorsMessage());
  }
  /** The context menu that was shown last. */
  static get shown(): Menu | null {
    return Menu.#popup;
  }

  readonly items: MenuItem[];
  constructor(items: MenuItem[] = []) {
    this.items = items;
  }
  get flat(): MenuItem[] {
    return this.items.flatMap((item) => [item, ...(item.submenu?.flat ?? [])]);
  }
  /** What a person can read. */
  get shown(): { label: string; isEnabled: boolean; isChecked: boolean }[] {
    return this.items
      .filter(({ label }) => label !== '')
      .map(({ label, isEnabled, isChecked }) => ({ label, isEnabled, isChecked }));
  }
  popup({ window }: { window?: unknown } = {}): void {
    if (window !== undefined && !(window instanceof BrowserWindow)) throw new TypeError('Invalid window');
    Menu.#popup = this;
    const items = this.items.filter(({ label }) => label !== '');
    record('contextMenu', { items: items.map(({ label, isEnabled }) => ({ label, isEnabled })) });
  }
}

/** The keys a page must watch for, by the place of their item in the menu. */
export const acceleratorsMessage = () => ({
  type: 'accelerators' as const,
  items: (Menu.getApplicationMenu()?.flat ?? []).flatMap(({ keys, isEnabled }, id) =>
    keys && isEnabled ? [{ id, keys }] : [],
  ),
});

/** By place in the menu (a key was pressed in a window) or by its own id (a test clicks it). */
export const clickMenuItem = (which: number | string, window = BrowserWindow.getAllWindows()[0]): void => {
  const items = Menu.getApplicationMenu()?.flat ?? [];
  const item = typeof which === 'number' ? items[which] : items.find(({ id }) => id === which);
  item?.click(window);
};

/** A test clicks an item of the context menu that stands. */
export const clickContextMenu = (label: string, window = BrowserWindow.getAllWindows()[0]): void =>
  Menu.shown?.items.find((item) => item.label === label)?.click(window);

export { Menu };
