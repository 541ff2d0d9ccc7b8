import { BrowserWindow } from './browserWindow.ts';

interface MenuTemplate {
  id?: string;
  label?: string;
  role?: string;
  accelerator?: string;
  click?: (item: MenuTemplate) => void;
  submenu?: MenuTemplate[];
}

class Menu {
  static #current: Menu | null = null;
  static buildFromTemplate(items: MenuTemplate[]): Menu {
    return new Menu(items);
  }
  static getApplicationMenu(): Menu | null {
    return Menu.#current;
  }
  static setApplicationMenu(menu: Menu | null): void {
    Menu.#current = menu;
    for (const { webContents } of BrowserWindow.getAllWindows()) webContents.post(acceleratorsMessage());
  }

  readonly items: MenuTemplate[];
  constructor(items: MenuTemplate[]) {
    this.items = items;
  }
  get flat(): MenuTemplate[] {
    const walk = (items: MenuTemplate[]): MenuTemplate[] =>
      items.flatMap((item) => [item, ...walk(item.submenu ?? [])]);
    return walk(this.items);
  }
}

/** The keys a page must watch for. Roles (copy, zoom, quit …) are left to the browser, which has its own. */
export const acceleratorsMessage = () => ({
  kind: 'accelerators' as const,
  items: (Menu.getApplicationMenu()?.flat ?? []).flatMap(({ accelerator, click }, id) =>
    accelerator && click ? [{ id, accelerator }] : [],
  ),
});

/** By place in the menu (a key was pressed) or by its own id (a test clicks it). */
export const clickMenuItem = (which: number | string): void => {
  const items = Menu.getApplicationMenu()?.flat ?? [];
  const item = typeof which === 'number' ? items[which] : items.find(({ id }) => id === which);
  item?.click?.(item);
};

export { Menu };
