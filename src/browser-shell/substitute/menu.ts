import { record } from '../shellRecords.ts';
import { type KeyPress, parseAccelerator } from './accelerator.ts';
import { app } from './app.ts';
import { BrowserWindow } from './browserWindow.ts';
import { roleOf } from './menuRoles.ts';
import { checkOptions } from './optionTypes.ts';

type Options = Electron.MenuItemConstructorOptions;

const types: readonly unknown[] = ['normal', 'separator', 'submenu', 'checkbox', 'radio'];

/** Subset of Electron's MenuItem that the app uses. */
class MenuItem {
  readonly id: string | undefined;
  readonly type: NonNullable<Options['type']>;
  readonly role: string | null;
  readonly label: string;
  readonly enabled: boolean;
  readonly visible: boolean;
  /** State of a checkbox or radio item. */
  readonly checked: boolean;
  readonly accelerator: string | null;
  readonly submenu: Menu | null;
  readonly #click: Options['click'];

  constructor(options: Options) {
    const { id, label, role, type, enabled = true, checked = false, accelerator, submenu, click } = options;
    if (label === undefined && role === undefined && type === undefined)
      throw new TypeError('Invalid template for MenuItem: must have at least one of label, role or type');
    if (type !== undefined && !types.includes(type)) throw new Error(`Unknown menu item type: ${type}`);
    checkOptions('MenuItemConstructorOptions', options);
    if (click !== undefined && typeof click !== 'function') throw new TypeError('click must be a function');
    this.id = id;
    this.type = type ?? (submenu ? 'submenu' : 'normal');
    this.role = role?.toLowerCase() ?? null;
    this.label = label ?? (role && roleOf(role).label) ?? '';
    this.enabled = enabled;
    this.visible = options.visible ?? true;
    this.checked = checked;
    this.accelerator = accelerator ? String(accelerator) : null;
    this.submenu = submenu
      ? submenu instanceof Menu
        ? submenu
        : Menu.buildFromTemplate(submenu as Options[])
      : null;
    this.#click = click;
    // Validates: the getter throws for an invalid accelerator.
    this.keys;
  }
  getDefaultRoleAccelerator(): string | undefined {
    return this.role === null ? undefined : roleOf(this.role).accelerator;
  }
  get keys(): KeyPress | null {
    const { accelerator, leavesKeysToPage } = this.role === null ? {} : roleOf(this.role);
    const text = this.accelerator ?? (leavesKeysToPage ? undefined : accelerator);
    return text ? parseAccelerator(text, process.platform === 'darwin') : null;
  }
  /** A role takes precedence over `click`, as in Electron. */
  click(window?: BrowserWindow): void {
    if (this.role === 'quit') app.quit();
    else if (this.role !== null) window && roleOf(this.role).run?.(window);
    else this.#click?.(this as never, window as never, {} as never);
  }
}

/** Label as displayed: `&` marks the access key, `&&` is a literal `&`. */
const readable = (label: string): string => label.replaceAll(/&(.)/g, '$1');

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
      menus: menu?.items.map(({ label, submenu }) => ({
        label: readable(label),
        items: submenu?.shown ?? [],
      })),
    });
    for (const { webContents } of BrowserWindow.getAllWindows()) webContents.post(acceleratorsMessage());
  }
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
  get shown(): { label: string; isEnabled: boolean; isChecked: boolean }[] {
    return this.items
      .filter(({ label }) => label !== '')
      .map(({ label, enabled, checked }) => ({
        label: readable(label),
        isEnabled: enabled,
        isChecked: checked,
      }));
  }
  popup({ window }: { window?: unknown } = {}): void {
    if (window !== undefined && !(window instanceof BrowserWindow)) throw new TypeError('Invalid window');
    Menu.#popup = this;
    const items = this.items.filter(({ label }) => label !== '');
    record('contextMenu', { items: items.map(({ label, enabled }) => ({ label, isEnabled: enabled })) });
  }
}

/** Accelerators that a page must watch, by index of their menu item. */
export const acceleratorsMessage = () => ({
  type: 'accelerators' as const,
  items: (Menu.getApplicationMenu()?.flat ?? []).flatMap(({ keys, enabled }, id) =>
    keys && enabled ? [{ id, keys }] : [],
  ),
});

/** Electron ignores clicks on a disabled item, although calling its `click` works. */
const clickIfEnabled = (item: MenuItem | undefined, window: BrowserWindow | undefined): void => {
  if (item?.enabled) item.click(window);
};

/** Finds the item by index (a key press in a window) or by id (a test). */
export const clickMenuItem = (which: number | string, window = BrowserWindow.getAllWindows()[0]): void => {
  const items = Menu.getApplicationMenu()?.flat ?? [];
  clickIfEnabled(typeof which === 'number' ? items[which] : items.find(({ id }) => id === which), window);
};

export const clickContextMenu = (label: string, window = BrowserWindow.getAllWindows()[0]): void =>
  clickIfEnabled(
    Menu.shown?.items.find((item) => item.label === label),
    window,
  );

export { Menu };
