import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { listExportSchema } from '#shared/ipc/exportRoutes.ts';
import { createFormatters } from '../../ui/useFormatters.ts';
import { defineResource } from '../define/defineResource.ts';
import { fieldOf } from '../fields/fieldOf.ts';
import { entitySource } from '../fields/reference/referenceSource.ts';
import { defaultColumnSettings } from '../table/columnSettings.ts';
import { gridColumns } from '../table/gridColumn.ts';
import { exportName, listExportOf } from './listExportOf.ts';

const i18n = setupI18n({ locale: 'en_US', messages: { en_US: {} } });
const declaration = {
  entity: 'topFilters',
  newLabel: msg`New`,
  removeConfirmation: msg`Delete?`,
  nameOf: ({ name }) => name,
  fields: {
    name: fieldOf.text({ label: msg`Name` }),
    countryHomeCategoryId: fieldOf.reference({
      label: msg`Home category`,
      source: entitySource({ entity: 'homeCategories' }),
      nameField: 'homeCategoryName',
    }),
    image: fieldOf.image({ label: msg`Image` }),
    isActive: fieldOf.active(),
  },
  columns: ['image', 'name', 'countryHomeCategoryId', 'isActive', 'createdAt'],
  sections: [{ title: msg`All`, fields: ['name', 'countryHomeCategoryId', 'isActive'] }],
} satisfies Parameters<typeof defineResource<'topFilters'>>[0];
const resource = defineResource(declaration);
const text = { i18n, formatters: createFormatters('en-US', 'Europe/Madrid'), nameOf: () => undefined };
const today = '2026-11-21';
const settings = defaultColumnSettings(Object.keys(resource.fields), resource.columns, resource.pinned);

const wholeList = {
  entity: 'topFilters',
  scope: { country: 'es' },
  query: { page: 2 },
  name: 'Filters',
  timeZone: 'Europe/Madrid',
  profile: 'standard',
  namesOf: () => ({}),
} as const;

it('exports the list as it is on screen', () => {
  const columns = gridColumns({ resource, settings, text, today, isEditable: false });
  const wanted = listExportOf({ ...wholeList, columns }, i18n);
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

it('leaves the names of referenced records to main, with their source', () => {
  const source = entitySource({ entity: 'companies', nameFields: ['name', 'managerName'] });
  const byId = defineResource({
    ...declaration,
    fields: {
      ...declaration.fields,
      countryHomeCategoryId: fieldOf.references({ label: msg`Companies`, source }),
    },
  });
  const columns = gridColumns({ resource: byId, settings, text, today, isEditable: false });
  const wanted = listExportOf({ ...wholeList, columns }, i18n);
  expect(listExportSchema.parse(wanted)).toEqual(wanted);
  expect(wanted.columns[1]).toEqual({
    label: 'Companies',
    fields: ['countryHomeCategoryId'],
    format: 'text',
    refersTo: { list: 'companies.list', params: { country: 'es' }, nameFields: ['name', 'managerName'] },
  });
});

it('names the file after list, place and day', () => {
  expect(exportName('companies', ['es', ''], '2026-05-04')).toBe('companies-es-2026-05-04');
  expect(exportName('homeCategories', ['ua'], '2026-05-04')).toBe('home-categories-ua-2026-05-04');
  expect(exportName('couriers', ['es', 'La Coruña'], '2026-05-04')).toBe('couriers-es-la-coruña-2026-05-04');
  expect(exportName('admins', [''], '2026-05-04')).toBe('admins-2026-05-04');
});

it('sends only the form’s fields that are not read-only', () => {
  expect(resource.bodyFields).toEqual(['name', 'countryHomeCategoryId', 'isActive']);
  expect(Object.keys(resource.fields).at(0)).toBe('id');
  expect(resource.can(null)).toMatchObject({ create: true, removeBatch: true, undo: true });
});
