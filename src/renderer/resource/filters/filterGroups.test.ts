import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { fieldOf } from '../fields/fieldOf.ts';
import { filterGroups, fittingFilters } from './filterGroups.ts';

const i18n = setupI18n({ locale: 'en_US', messages: { en_US: {} } });
const readOnly = { readOnly: true } as const;
const spec = {
  fields: {
    id: fieldOf.id({ label: msg`ID`, ...readOnly }),
    createdAt: fieldOf.dateTime({ label: msg`Created at`, ...readOnly }),
    image: fieldOf.image({ label: msg`Picture` }),
    category: fieldOf.text({ label: msg`Código de categoría` }),
    name: fieldOf.text({ label: msg`Name` }),
    nameOfCategory: fieldOf.text({ label: msg`Name of the category`, isFilteredElsewhere: true }),
  },
  columns: ['createdAt'],
  sections: [{ title: msg`First`, fields: ['name', 'image', 'category'] }],
};
const namesOf = (used: readonly string[]) =>
  filterGroups(spec, used, i18n).map(({ title, items }) => [title, ...items.map(({ id }) => id)]);

it('offers each filter once: recently used ones, those of the form, then the rest', () => {
  expect(namesOf([])).toEqual([
    ['First', 'name', 'category'],
    ['Other', 'createdAt', 'id'],
  ]);
  // Skips removed fields and empty groups.
  expect(namesOf(['id', 'gone', 'category'])).toEqual([
    ['Last used', 'id', 'category'],
    ['First', 'name'],
    ['Other', 'createdAt'],
  ]);
});

it('finds a filter by any part of its label, ignoring accents', () => {
  const found = (typed: string) => fittingFilters(filterGroups(spec, [], i18n), typed).map(({ id }) => id);
  expect(found('CATEGORIA')).toEqual(['category']);
  expect(found(' cod')).toEqual(['category']);
  expect(found('d')).toEqual(['category', 'createdAt', 'id']);
  expect(found('nothing')).toEqual([]);
});
