import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { fieldOf } from '../fields/fieldOf.ts';
import { defineForm, defineResource } from './defineResource.ts';

const label = msg`Field`;
const declaration = {
  entity: 'topFilters',
  newLabel: label,
  removeConfirmation: label,
  nameOf: ({ name }: { name: string }) => name,
  fields: {
    name: fieldOf.text({ label }),
    countryHomeCategoryId: fieldOf.text({ label }),
    image: fieldOf.image({ label }),
    isActive: fieldOf.active(),
  },
  columns: ['id', 'name', 'createdAt'],
  sections: [{ title: label, fields: ['name'] }],
} as const;

it('derives the columns from the entity’s fields, the id and the timestamps', () => {
  expect(defineResource(declaration).columns).toEqual(['id', 'name', 'createdAt']);
});

it('shortens endless names, which titles, labels and messages contain', () => {
  const { nameOf } = defineResource(declaration);
  expect(nameOf({ id: 't1', name: 'Sushi' })).toBe('Sushi');
  expect(nameOf({ id: 't1', name: 'x'.repeat(99_000) })).toHaveLength(300);
});

it('does not compile with unknown fields', () => {
  // @ts-expect-error No field has this name.
  defineResource({ ...declaration, columns: ['nmae'] });
  // @ts-expect-error Nor one of a form over settings.
  defineForm({ entity: 'countrySettings', fields: { nmae: fieldOf.text({ label }) }, sections: [] });
});
