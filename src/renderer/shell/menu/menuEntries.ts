import type { I18n, MessageDescriptor } from '@lingui/core';
import type { MenuItem } from '#shared/api/staff.ts';
import { allCities } from '#shared/rules/allCities.ts';
import { listPatterns, pagePatterns } from '#shared/screens/screenPatterns.ts';
import { menuSections } from '../../app/menuSections.ts';
import { screens } from '../../app/screens.ts';
import { offersAllCities } from '../scope/resolveScope.ts';

export interface MenuScope {
  country: string;
  city: string | null;
  /** The user works in all cities: lists that support it link to all cities. */
  isAll?: boolean;
}

export interface MenuLink {
  name: string;
  icon: string | null;
  path: string;
}

export interface MenuSection {
  name: string;
  icon: string | null;
  links: readonly MenuLink[];
}

export type MenuEntry = { type: 'link'; link: MenuLink } | { type: 'section'; section: MenuSection };

/** Fills in country and city. `null`: the path needs a city and none is chosen. */
export const fillPlaceholders = (path: string, { country, city }: MenuScope): string | null => {
  const withCountry = path.replaceAll(/:country\b|\{country\}/g, encodeURIComponent(country));
  const cityPattern = /:city(?:Id)?\b|\{cityId\}/g;
  if (!cityPattern.test(withCountry)) return withCountry;
  return city === null ? null : withCountry.replaceAll(cityPattern, encodeURIComponent(city));
};

interface MenuOptions {
  scope: MenuScope;
  /** Entries without a screen are left out. */
  hasScreenAt: (path: string) => boolean;
}

const toLink = ({ name, icon, path }: MenuItem, { scope, hasScreenAt }: MenuOptions): MenuLink[] => {
  if (path === undefined) return [];
  const ofAll = scope.isAll ? fillPlaceholders(path, { ...scope, city: allCities }) : null;
  const filled = ofAll !== null && offersAllCities(ofAll) ? ofAll : fillPlaceholders(path, scope);
  if (filled === null || !hasScreenAt(filled)) return [];
  return [{ name, icon: icon ?? null, path: filled }];
};

/** Menu entries to show. Sections without links are left out, deeper levels are flattened. */
export const menuEntries = (menu: readonly MenuItem[], options: MenuOptions): MenuEntry[] => {
  const linksOf = (item: MenuItem): MenuLink[] => [
    ...toLink(item, options),
    ...(item.routes ?? []).flatMap(linksOf),
  ];
  return menu.flatMap((item): MenuEntry[] => {
    const links = linksOf(item);
    const [first] = links;
    if (!first) return [];
    if (!item.routes) return [{ type: 'link', link: first }];
    return [{ type: 'section', section: { name: item.name, icon: item.icon ?? null, links } }];
  });
};

export const linksIn = (entries: readonly MenuEntry[]): MenuLink[] =>
  entries.flatMap((entry) => (entry.type === 'link' ? [entry.link] : entry.section.links));

/** Address of the all-cities list of a record: its own address names its city. */
const inAllCities = (path: string): string => path.replace(/\/city\/[^/]+/, `/city/${allCities}`);

const leadsTo = (path: string, pathname: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`) || inAllCities(pathname).startsWith(`${path}/`);

/** The current menu link: the longest one that the address starts with. */
export const currentLinkPath = (links: readonly MenuLink[], pathname: string): string | null =>
  links
    .map(({ path }) => path)
    .filter((path) => leadsTo(path, pathname))
    .reduce<string | null>((best, path) => (best === null || path.length > best.length ? path : best), null);

const titles = new Map<string, MessageDescriptor>([
  ...Object.values(menuSections).map(({ name, title }) => [name, title] as const),
  ...Object.values(screens).flatMap(({ menu, title }) => (menu ? [[menu.name, title] as const] : [])),
]);

/** Unknown keys are shown as the server sent them. */
export const menuName = (i18n: I18n, key: string): string => {
  const title = titles.get(key);
  return title ? i18n._(title) : key;
};

const patterns: Readonly<Record<string, string>> = { ...pagePatterns, ...listPatterns };

const entries = Object.entries(screens).flatMap(([screen, { menu }]) =>
  menu ? [{ ...menu, path: patterns[screen] }] : [],
);

/** Fallback when the server's menu cannot be read: single links first, then the sections. */
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

/** Screens that servers need not know, by the menu entry that they follow. */
const followers = new Map<string | undefined, MenuItem[]>();
for (const { name, path, follows } of entries)
  if (follows !== undefined) followers.set(follows, [...(followers.get(follows) ?? []), { name, path }]);

/** Adds our own screens to the server's menu, unless it lists them itself. */
export const withOwnScreens = (menu: readonly MenuItem[]): readonly MenuItem[] => {
  const namesIn = (items: readonly MenuItem[]): string[] =>
    items.flatMap(({ name, routes }) => [name, ...namesIn(routes ?? [])]);
  const named = new Set(namesIn(menu));
  const complete = (items: readonly MenuItem[]): MenuItem[] =>
    items.flatMap((item) => [
      item.routes ? { ...item, routes: complete(item.routes) } : item,
      ...(followers.get(item.name) ?? []).filter(({ name }) => !named.has(name)),
    ]);
  return complete(menu);
};
