import { describe, expect, it } from 'vitest';
import { menuSections } from '../../app/menuSections.ts';
import { hasScreenAt } from '../../app/screenRoutes.ts';
import {
  builtInMenu,
  currentLinkPath,
  fillPlaceholders,
  linksIn,
  menuEntries,
  withOwnScreens,
} from './menuEntries.ts';

const scope = { country: 'es', city: 'K1' };

describe('placeholders of menu paths', () => {
  it.each([
    ['/dashboard', '/dashboard'],
    ['/country/:country/cities', '/country/es/cities'],
    ['/country/{country}/city/{cityId}/orders', '/country/es/city/K1/orders'],
    ['/country/:country/city/:cityId/pay-list-courier', '/country/es/city/K1/pay-list-courier'],
    ['/country/:country/:countryside', '/country/es/:countryside'],
    ['/country/:country/city/:city/:cityside', '/country/es/city/K1/:cityside'],
  ])('are filled in %s: %s', (path, filled) => {
    expect(fillPlaceholders(path, scope)).toBe(filled);
  });

  it('need a city only where the path has one', () => {
    const noCity = { country: 'es', city: null };
    expect(fillPlaceholders('/country/:country/cities', noCity)).toBe('/country/es/cities');
    expect(fillPlaceholders('/country/:country/city/:cityId/orders', noCity)).toBeNull();
  });
});

describe('menu entries', () => {
  const menu = [
    { name: 'dashboard', path: '/dashboard', icon: 'dashboard' },
    {
      name: 'section_administration',
      icon: 'permission',
      routes: [
        { name: 'admins', path: '/admins' },
        { name: 'cities', path: '/country/:country/cities' },
      ],
    },
    { name: 'section_people', icon: 'account', routes: [{ name: 'customers', path: '/customers' }] },
    {
      name: 'section_orders',
      icon: 'money',
      routes: [{ name: 'orders', path: '/country/:country/city/:cityId/orders' }],
    },
  ];
  const hasScreenAt = (path: string): boolean =>
    ['/dashboard', '/admins', '/country/es/city/K1/orders'].includes(path);

  it('are those with an existing screen, under their headings', () => {
    expect(menuEntries(menu, { scope, hasScreenAt })).toEqual([
      { type: 'link', link: { name: 'dashboard', icon: 'dashboard', path: '/dashboard' } },
      {
        type: 'section',
        section: {
          name: 'section_administration',
          icon: 'permission',
          links: [{ name: 'admins', icon: null, path: '/admins' }],
        },
      },
      {
        type: 'section',
        section: {
          name: 'section_orders',
          icon: 'money',
          links: [{ name: 'orders', icon: null, path: '/country/es/city/K1/orders' }],
        },
      },
    ]);
  });

  it('omit screens that need a city while there is none', () => {
    const names = menuEntries(menu, { scope: { country: 'es', city: null }, hasScreenAt }).map((entry) =>
      entry.type === 'link' ? entry.link.name : entry.section.name,
    );
    expect(names).toEqual(['dashboard', 'section_administration']);
  });

  it('keep a link that has links below it', () => {
    const linked = [{ name: 'orders', path: '/admins', routes: [{ name: 'dashboard', path: '/dashboard' }] }];
    expect(menuEntries(linked, { scope, hasScreenAt })).toMatchObject([
      { section: { links: [{ path: '/admins' }, { path: '/dashboard' }] } },
    ]);
  });
});

describe('the current link', () => {
  const links = ['/admins', '/country/es/city/K1/orders', '/country/es/city/K1/orders/archive'].map(
    (path) => ({
      name: path,
      icon: null,
      path,
    }),
  );

  it.each([
    ['/admins', '/admins'],
    ['/admins/7', '/admins'],
    ['/adminsx', null],
    ['/country/es/city/K1/orders/archive/3', '/country/es/city/K1/orders/archive'],
    ['/dashboard', null],
  ])('at %s is %s', (pathname, expected) => {
    expect(currentLinkPath(links, pathname)).toBe(expected);
  });
});

it('the menu links to the lists of all cities while all are selected, and recognizes their records', () => {
  const entries = menuEntries(builtInMenu, { scope: { ...scope, isAll: true }, hasScreenAt });
  const links = linksIn(entries);
  const ofAll = links.flatMap(({ path }) => (path.includes('/city/all/') ? path.split('/').at(-1) : []));
  expect(ofAll.toSorted()).toEqual([
    'couriers',
    'customers',
    'establishments',
    'feedbacks',
    'orders',
    'orders_now',
    'pay-list-courier',
    'pay-list-establishment',
    'promotions',
  ]);
  expect(links.map(({ path }) => path)).toContain('/country/es/city/K1/geo_zones');
  expect(currentLinkPath(links, '/country/es/city/K2/orders/7')).toBe('/country/es/city/all/orders');
});

const shown = menuEntries(builtInMenu, { scope: { country: 'es', city: 'K1' }, hasScreenAt });

it('the built-in menu has single screens first, then sections, and every entry has a path', () => {
  expect(shown[0]).toEqual({
    type: 'link',
    link: { name: 'dashboard', icon: 'dashboard', path: '/dashboard' },
  });
  const sections = shown.slice(1).map((entry) => (entry.type === 'section' ? entry.section.name : entry));
  const inOrder = Object.values(menuSections).map(({ name }) => name);
  expect(sections).toEqual(inOrder.filter((name) => sections.includes(name)));
  expect(sections).toContain('section_administration');
  const offered = builtInMenu.flatMap(({ name, routes }) => routes?.map((route) => route.name) ?? [name]);
  expect(linksIn(shown).map(({ name }) => name)).toEqual(offered);
  expect(linksIn(shown)).toContainEqual({
    name: 'city_home_categories',
    icon: null,
    path: '/country/es/city/K1/home_categories',
  });
});

it('own screens are added to the server’s menu after the screens they follow, unless the menu has them', () => {
  const path = '/country/:country/city/:city/orders';
  const own = { name: 'orders_now', path: `${path}_now` };
  const served = [{ name: 'section_orders', routes: [{ name: 'orders', path }, { name: 'further' }] }];
  expect(withOwnScreens(served)).toEqual([
    { name: 'section_orders', routes: [{ name: 'orders', path }, own, { name: 'further' }] },
  ]);
  const named = [{ ...own, path: '/elsewhere' }, ...served];
  expect(withOwnScreens(named)).toEqual(named);
});
