import { expect, it } from 'vitest';
import { menuSections } from '../../features/menuSections.ts';
import { hasScreenAt } from '../../features/screenRoutes.ts';
import { builtInMenu } from './builtInMenu.ts';
import { linksIn, menuEntries } from './menuEntries.ts';

const shown = menuEntries(builtInMenu, { scope: { country: 'es', city: 'K1' }, hasScreenAt });

it('has what stands on its own, then the headings with their screens, each leading somewhere', () => {
  expect(shown[0]).toEqual({
    kind: 'link',
    link: { name: 'dashboard', icon: 'dashboard', path: '/dashboard' },
  });
  const sections = shown.slice(1).map((entry) => (entry.kind === 'section' ? entry.section.name : entry));
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
