import type { MenuItem } from '#shared/api/staff.ts';
import { listPatterns, pagePatterns } from '#shared/domain/screenPatterns.ts';
import { menuSections } from '../../features/menuSections.ts';
import { screens } from '../../features/screens.ts';

const patterns: Readonly<Record<string, string>> = { ...pagePatterns, ...listPatterns };

const entries = Object.entries(screens).flatMap(([screen, { menu }]) =>
  menu ? [{ ...menu, path: patterns[screen] }] : [],
);

/** Shown when the server's menu cannot be had: what stands on its own, then the headings. */
export const builtInMenu: readonly MenuItem[] = [
  ...entries.flatMap(({ name, path, icon }) => (icon ? [{ name, path, icon }] : [])),
  ...Object.entries(menuSections).map(([key, { name, icon }]) => ({
    name,
    icon,
    routes: entries.flatMap((entry) =>
      entry.section === key ? [{ name: entry.name, path: entry.path }] : [],
    ),
  })),
];
