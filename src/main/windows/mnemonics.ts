import type { MenuItemConstructorOptions } from 'electron';

const isLetter = /\p{L}/u;

/** Position of the first letter that no other label of this menu has taken; -1 where all are taken. */
const freeLetter = (label: string, taken: ReadonlySet<string>): number =>
  [...label].findIndex((letter) => isLetter.test(letter) && !taken.has(letter.toLowerCase()));

/**
 * Gives each entry of a menu bar its own Alt key, in the language of its label. Windows and Linux underline the letter;
 * macOS has no such keys.
 */
export const withMnemonics = (menus: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] => {
  const taken = new Set<string>();
  return menus.map((menu) => {
    const letters = [...(menu.label ?? '')];
    const index = freeLetter(menu.label ?? '', taken);
    const letter = letters[index];
    if (letter === undefined) return menu;
    taken.add(letter.toLowerCase());
    return { ...menu, label: letters.toSpliced(index, 0, '&').join('') };
  });
};
