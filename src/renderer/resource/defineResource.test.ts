import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { operations } from '#shared/api/operations.ts';
import { defineForm } from './defineForm.ts';
import { defineResource } from './defineResource.ts';
import { fieldOf } from './kinds/fieldOf.ts';

const label = msg`Field`;
const declaration = {
  entity: 'top_filters',
  update: 'PUT',
  newLabel: label,
  removeQuestion: label,
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

it('takes as columns the fields of the entity, the id and the timestamps', () => {
  expect(defineResource(declaration).columns).toEqual(['id', 'name', 'createdAt']);
});

it('does not compile with what the entity has not', () => {
  // @ts-expect-error No field has this name.
  defineResource({ ...declaration, columns: ['nmae'] });
  // @ts-expect-error This entity is replaced as a whole.
  defineResource({ ...declaration, update: 'PATCH' });
  // @ts-expect-error Settings are changed in parts.
  defineForm({ entity: 'settings', update: 'PUT', fields: {}, sections: [] });
  expect(operations['top_filters.update'].method).toBe('PUT');
  expect(operations['settings.update'].method).toBe('PATCH');
});
