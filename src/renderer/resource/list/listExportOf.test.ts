import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { listExportSchema } from '#shared/ipc/exportRoutes.ts';
import { defaultColumnSettings } from '../columns/columnSettings.ts';
import { gridColumns } from '../columns/gridColumn.ts';
import { defineResource } from '../defineResource.ts';
import { fieldOf } from '../fields/fieldOf.ts';
import { entitySource } from '../fields/referenceSource.ts';
import { createFormatters } from '../format/createFormatters.ts';
import { listExportOf } from './listExportOf.ts';

const i18n = setupI18n({ locale: 'en_US', messages: { en_US: {} } });
const resource = defineResource({
  entity: 'top_filters',
  newLabel: msg`New`,
  removeQuestion: msg`Delete?`,
  nameOf: ({ name }) => name,
  fields: {
    name: fieldOf.text({ label: msg`Name` }),
    countryHomeCategoryId: fieldOf.reference({
      label: msg`Home category`,
      source: entitySource({ entity: 'home_categories' }),
      nameField: 'homeCategoryName',
    }),
    image: fieldOf.image({ label: msg`Image` }),
    isActive: fieldOf.active(),
  },
  columns: ['image', 'name', 'countryHomeCategoryId', 'isActive', 'createdAt'],
  sections: [{ title: msg`All`, fields: ['name', 'countryHomeCategoryId', 'isActive'] }],
});
const text = { i18n, formatters: createFormatters('en-US', 'Europe/Madrid'), nameOf: () => undefined };
const settings = defaultColumnSettings(Object.keys(resource.fields), resource.columns);

it('asks main for the list as it is on screen', () => {
  const columns = gridColumns({ resource, settings, text, scope: { country: 'es' } });
  const wanted = listExportOf(
    {
      entity: 'top_filters',
      scope: { country: 'es' },
      query: { page: 2 },
      columns,
      name: 'Filters',
      timeZone: 'Europe/Madrid',
      namesOf: () => ({}),
    },
    i18n,
  );
  expect(listExportSchema.parse(wanted)).toEqual(wanted);
  expect(wanted.columns).toEqual([
    { label: 'Name', fields: ['name'], format: 'text' },
    { label: 'Home category', fields: ['homeCategoryName'], format: 'text' },
    {
      label: 'Active',
      fields: ['isActive'],
      format: 'text',
      labels: { true: 'Active', false: 'Not active' },
    },
    { label: 'Created at', fields: ['createdAt'], format: 'dateTime' },
  ]);
});

it('knows what may be sent: what the form holds, without what is read only', () => {
  expect(resource.bodyFields).toEqual(['name', 'countryHomeCategoryId', 'isActive']);
  expect(Object.keys(resource.fields).at(0)).toBe('id');
  expect(resource.can).toMatchObject({ create: true, removeBatch: true, undo: true });
});
