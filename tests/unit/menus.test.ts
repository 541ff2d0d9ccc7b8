import { expect, it } from 'vitest';
import type { MenuItem } from '#shared/api/staff.ts';
import { menu } from '../../src/demo-api/routes/menu.ts';
import { builtInMenu, withOwnScreens } from '../../src/renderer/shell/menu/menuEntries.ts';

const namesOf = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ name, routes = [] }) => [name, ...routes.map((route) => route.name)]);

it('the built-in menu has the order of the sample menu, so that nothing moves without a server', () =>
  expect(namesOf(builtInMenu)).toEqual(namesOf(withOwnScreens(menu))));
