import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { fieldOf } from '../fields/fieldOf.ts';
import { filterGroups, firstOfGroup, fittingFilters } from './filterGroups.ts';

const i18n = setupI18n({ locale: 'en_US', messages: { en_US: {} } });
const readOnly = { readOnly: true } as const;
const spec = {
  fields: {
    id: fieldOf.id({ label: msg`ID`, ...readOnly }),
    createdAt: fieldOf.dateTime({ label: msg`Created at`, ...readOnly }),
    image: fieldOf.image({ label: msg`Picture` }),
    category: fieldOf.text({ label: msg`Código de categoría` }),
    name: fieldOf.text({ label: msg`Name`, filterGroup: 'who' }),
    paidAt: fieldOf.dateTime({ label: msg`Paid at`, ...readOnly }),
    dateOfBirth: fieldOf.date({ label: msg`Date of birth`, isPersonal: true }),
    phone: fieldOf.phone({ label: msg`Phone` }),
    address: fieldOf.address({ label: msg`Address` }),
    total: fieldOf.money({ label: msg`Total` }),
    isActive: fieldOf.active(),
    nameOfCategory: fieldOf.text({ label: msg`Name of the category`, filterGroup: null }),
  },
  columns: ['createdAt'],
  sections: [{ title: msg`First`, fields: ['name', 'image', 'category'] }],
};
const namesOf = (used: readonly string[]) =>
  filterGroups(spec, used, i18n).map(({ title, items }) => [title, ...items.map(({ id }) => id)]);

it('offers each filter once: recently used ones, then by topic with columns and form fields first', () => {
  expect(namesOf([])).toEqual([
    ['Who', 'name', 'dateOfBirth', 'phone'],
    ['When', 'createdAt', 'paidAt'],
    ['State', 'isActive'],
    ['Money', 'total'],
    ['Other', 'category', 'id', 'address'],
  ]);
  // Skips removed fields and empty groups.
  expect(namesOf(['isActive', 'gone', 'category'])).toEqual([
    ['Last used', 'isActive', 'category'],
    ['Who', 'name', 'dateOfBirth', 'phone'],
    ['When', 'createdAt', 'paidAt'],
    ['Money', 'total'],
    ['Other', 'id', 'address'],
  ]);
});

it.each([
  [0, 1, 3],
  [4, 1, 5],
  [7, 1, 7],
  [7, -1, 6],
  [6, -1, 5],
  [1, -1, 0],
  [0, -1, 0],
] as const)('from filter %d, a step of %d groups goes to filter %d', (chosen, step, to) => {
  expect(firstOfGroup(filterGroups(spec, [], i18n), chosen, step)).toBe(to);
});

it('finds a filter by any part of its label, ignoring accents', () => {
  const found = (typed: string) => fittingFilters(filterGroups(spec, [], i18n), typed).map(({ id }) => id);
  expect(found('CATEGORIA')).toEqual(['category']);
  expect(found(' cod')).toEqual(['category']);
  expect(found('d')).toEqual(['dateOfBirth', 'category', 'createdAt', 'paidAt', 'id', 'address']);
  expect(found('nothing')).toEqual([]);
});
