import { expect, it } from 'vitest';
import type { MenuItem } from '#shared/api/staff.ts';
import { menu } from '../../src/demo-api/routes/menu.ts';
import { builtInMenu, withOwnScreens } from '../../src/renderer/shell/menu/menuEntries.ts';

const namesOf = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ name, routes = [] }) => [name, ...routes.map((route) => route.name)]);

it('the menu that is built in has the order of the sample one: nothing jumps when a server has none to give', () =>
  expect(namesOf(builtInMenu)).toEqual(namesOf(withOwnScreens(menu))));
