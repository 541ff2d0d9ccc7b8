import type { I18n, MessageDescriptor } from '@lingui/core';
import { menuSections } from '../../features/menuSections.ts';
import { screens } from '../../features/screens.ts';

/** The names that menu keys have on screen. */
const titles = new Map<string, MessageDescriptor>([
  ...Object.values(menuSections).map(({ name, title }) => [name, title] as const),
  ...Object.values(screens).flatMap(({ menu, title }) => (menu ? [[menu.name, title] as const] : [])),
]);

/** A key that this version does not know is shown as it came. */
export const menuName = (i18n: I18n, key: string): string => {
  const title = titles.get(key);
  return title ? i18n._(title) : key;
};
