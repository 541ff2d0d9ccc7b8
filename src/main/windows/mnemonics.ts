import type { MenuItemConstructorOptions } from 'electron';

const isLetter = /\p{L}/u;

/** Index of the first letter not yet used as a mnemonic in this menu; -1 if all are used. */
const freeLetter = (label: string, taken: ReadonlySet<string>): number =>
  [...label].findIndex((letter) => isLetter.test(letter) && !taken.has(letter.toLowerCase()));

/**
 * Gives each entry of the menu bar its own Alt key, from its translated label. Windows and Linux underline
 * the letter; macOS has no mnemonics.
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
