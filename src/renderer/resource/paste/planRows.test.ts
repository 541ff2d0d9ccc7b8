import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { success } from '#shared/ipc/result.ts';
import type { Row } from '../../data/entityCalls.ts';
import { createFormatters } from '../../ui/useFormatters.ts';
import type { Resource } from '../define/resource.ts';
import { fieldOf } from '../fields/fieldOf.ts';
import { matchColumns } from './matchColumns.ts';
import { markDuplicates, type PlanContext, planRow } from './planRows.ts';
import { type CellReading, type RowCells, readCells } from './readCells.ts';
import { isOfKey, keyOf, keyText } from './rowKeys.ts';

const i18n = setupI18n({ locale: 'en_US', locales: 'en-US', messages: { en_US: {} } });
const spanish = setupI18n({
  locale: 'es_ES',
  locales: 'es-ES',
  messages: { es_ES: { [msg`Name of it`.id]: 'Nombre', [msg`Busy`.id]: 'Ocupado' } },
});
const languages = [i18n, spanish];
const source = { key: 'companies', search: async () => success([]) };
const fields: Resource['fields'] = {
  id: fieldOf.id({ label: msg`ID`, readOnly: true }),
  name: fieldOf.name({ label: msg`Name of it`, labelInList: msg`Short`, required: true }),
  email: fieldOf.email({ label: msg`Email` }),
  phone: fieldOf.phone({ label: msg`Phone` }),
  fee: fieldOf.money({ label: msg`Fee`, min: 1 }),
  share: fieldOf.percent({ label: msg`Share` }),
  day: fieldOf.date({ label: msg`Day` }),
  from: fieldOf.dateTime({ label: msg`From` }),
  isOpen: fieldOf.boolean({ label: msg`Open` }),
  state: fieldOf.choice({ label: msg`State`, choices: [{ value: 'busy', label: msg`Busy` }] }),
  companyId: fieldOf.reference({ label: msg`Company`, source }),
  tagIds: fieldOf.references({ label: msg`Tags`, source }),
  image: fieldOf.image({ label: msg`Image` }),
  createdAt: fieldOf.dateTime({ label: msg`Created at`, readOnly: true }),
};
const bodyFields = Object.keys(fields).filter((name) => !['id', 'createdAt'].includes(name));
const resource = {
  fields,
  bodyFields,
  entity: 'companies',
  sections: [],
} as unknown as Resource;
const timeZone = 'Europe/Madrid';
const can = { create: true, page: 'edit', quickEdit: true } as PlanContext['can'];
const context: PlanContext = {
  ...{ resource, can, timeZone, i18n },
  formatters: createFormatters('en-GB', timeZone),
};
const scope = { country: 'es', city: 'madrid' };
const reading: CellReading = {
  ...{ fields, i18n, languages },
  origin: { language: 'en-GB', timeZone, country: 'es' },
  findReferences: async (_source, _scope, text) =>
    [
      { id: 'c1', name: 'Alfa' },
      { id: 'c2', name: 'Twin' },
      { id: 'c3', name: 'twin' },
      { id: 'c4', name: 'Beta, S.L.' },
    ].filter(({ id, name }) => id === text || name.toLowerCase().includes(text.toLowerCase())),
};
const read = (cells: RowCells) => readCells(cells, scope, {}, reading);

const plan = async (cells: RowCells, records: readonly Row[] = [], changes: Partial<PlanContext> = {}) => {
  const key = keyOf(cells, reading);
  const found = key ? records.filter((record) => isOfKey(record, key)) : [];
  return planRow({ line: 2, key, found, scope, ...(await read(cells)) }, { ...context, ...changes });
};
const record = {
  id: 'r1',
  name: 'One',
  email: 'one@x.es',
  phone: '+34600000001',
  fee: 5,
  from: '2026-05-04T16:30:59Z',
};

it('matches columns by title in any language, by short title, by field name, and each field once', () => {
  const titles = ['NOMBRE *', 'Short', 'companyId', 'e-mail', 'Email', 'Image', 'Created at', '', 'ID'];
  expect(matchColumns(titles, resource, languages)).toEqual([
    'name',
    null,
    'companyId',
    null,
    'email',
    null,
    null,
    null,
    'id',
  ]);
});

it('reads cells by the type of their field', async () => {
  const cells = {
    ...{ phone: '600 000 001', fee: '€1,5', share: '12.5 %', day: '31/12/2026', from: '2026-05-04 18:37:10' },
    ...{ isOpen: 'Sí', state: 'ocupado', companyId: 'ALFA', tagIds: 'Beta, S.L.', name: '=1+1' },
  };
  expect(await read(cells)).toEqual({
    given: {
      ...{
        phone: '+34 600 000 001',
        fee: 1.5,
        share: 12.5,
        day: '2026-12-31',
        from: '2026-05-04T16:37:00.000Z',
      },
      ...{ isOpen: true, state: 'busy', companyId: 'c1', tagIds: ['c4'], name: '=1+1' },
    },
    problems: {},
  });
  expect(
    (await read({ tagIds: 'Alfa; c2', day: '2026-12-31 00:00:00', from: '2026-05-04T18:30:00+02:00' })).given,
  ).toEqual({
    ...{ tagIds: ['c1', 'c2'], day: '2026-12-31', from: '2026-05-04T16:30:00.000Z' },
  });
  expect((await read({ isOpen: 'maybe', companyId: 'twin', tagIds: 'Alfa, Gone' })).problems).toEqual({
    isOpen: 'Must be one of: Yes, No',
    companyId: 'Several have this name. Paste the ID.',
    tagIds: 'Gone: Not found',
  });
});

it('a row is found by id, else email, else phone; only differing values are sent', async () => {
  expect(await plan({ id: 'r1', email: 'new@x.es' }, [record])).toMatchObject({
    result: 'changed',
    values: { email: 'new@x.es' },
  });
  const same = { email: 'ONE@x.es', name: 'One', fee: '5.00', from: '04/05/2026 18:30' };
  expect(await plan(same, [record])).toMatchObject({ result: 'unchanged', record });
  expect(await plan({ phone: '600 00 00 01', name: 'Two' }, [record])).toMatchObject({
    result: 'changed',
    values: { name: 'Two' },
  });
  expect(await plan({ id: 'r9', email: 'one@x.es' }, [record])).toMatchObject({
    result: 'error',
    note: 'No record has this ID',
  });
  expect(await plan({ email: 'one@x.es' }, [record, { ...record, id: 'r2' }])).toMatchObject({
    result: 'duplicate',
    note: 'Several records have this Email',
  });
});

it('new and changed rows obey the rules of the form', async () => {
  expect(await plan({ email: 'two@x.es', name: 'Two', fee: '3' })).toMatchObject({
    result: 'new',
    values: { email: 'two@x.es', name: 'Two', fee: 3, isOpen: false, tagIds: [] },
  });
  expect(await plan({ email: 'wrong', fee: 'x' })).toMatchObject({
    result: 'error',
    problems: { email: 'Incorrect email', fee: 'Enter a number', name: 'Required: Name of it' },
  });
  expect(await plan({ id: 'r1', fee: '0' }, [record])).toMatchObject({
    result: 'error',
    problems: { fee: 'Must not be less than 1' },
  });
  expect(await plan({ name: 'Two' }, [], { can: { ...can, create: false } })).toMatchObject({
    result: 'error',
  });
  const closed = { ...can, quickEdit: false, page: 'read' } as const;
  expect(await plan({ id: 'r1', name: 'Two' }, [record], { can: closed })).toMatchObject({
    result: 'error',
    note: 'You cannot change this record',
  });
});

it('a new record needs a city', () => {
  const row = { line: 2, key: null, found: [], given: { name: 'Two' }, problems: {} };
  expect(planRow({ ...row, scope: { country: 'es', city: 'all' } }, context).note).toBe(
    'A new record needs a city',
  );
  expect(planRow({ ...row, scope }, context).result).toBe('new');
});

it('later rows of one record are duplicates, and rows without a key if all cells are equal', async () => {
  const rows: [RowCells, line: number][] = [
    [{ id: 'r1', name: 'Two' }, 2],
    [{ email: 'one@x.es', name: 'Three' }, 3],
    [{ email: 'new@x.es', name: 'New' }, 4],
    [{ email: 'NEW@x.es', name: 'Newer' }, 5],
    [{ name: 'Plain' }, 6],
    [{ name: 'Plain' }, 7],
    [{ name: 'Other' }, 8],
  ];
  const planned = await Promise.all(
    rows.map(async ([cells, line]) => ({
      planned: { ...(await plan(cells, [record])), line },
      key: keyOf(cells, reading),
    })),
  );
  expect(markDuplicates(planned, i18n).map(({ result, note }) => note ?? result)).toEqual([
    'changed',
    'The same record as in row 2',
    'new',
    'The same record as in row 4',
    'new',
    'The same record as in row 6',
    'new',
  ]);
  expect(keyText({ type: 'email', field: 'email', text: 'A@x.es' })).toBe('email a@x.es');
});

it('a changed row names its unreadable and its refused cells at once', async () => {
  const cells = { email: 'one@x.es', state: 'lazy', fee: '0', day: '31/02/1990' };
  expect(await plan(cells, [record])).toMatchObject({
    result: 'error',
    problems: { state: 'Must be one of: Busy', fee: expect.any(String), day: expect.any(String) },
  });
});
