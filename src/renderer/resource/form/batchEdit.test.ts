import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import type { NumberStep } from '#shared/rules/numberSteps.ts';
import { fieldOf } from '../fields/fieldOf.ts';
import {
  batchFields,
  changesOf,
  countTexts,
  isShownInBatch,
  problemsEverywhere,
  refusalsOf,
  scopeOfRows,
  sharedValue,
} from './batchEdit.ts';

const i18n = setupI18n({ locale: 'en_US', locales: 'en-US', messages: { en_US: {} } });
const label = msg`Field`;
const fields = {
  kind: fieldOf.text({ label }),
  fee: fieldOf.money({ label, required: ({ kind }) => kind === 'own', missing: msg`Set the fee` }),
  reason: fieldOf.text({ label, shownWhen: ({ kind }) => kind === 'other' }),
};
const spec = { entity: 'companies' as const, fields, bodyFields: Object.keys(fields), sections: [] };
const rows = [
  { id: 'a', kind: 'own', fee: 3, reason: null },
  { id: 'b', kind: 'other', fee: null, reason: 'rain' },
  { id: 'c', kind: 'other', reason: '' },
];

it('finds the value that all rows share; all empty values are equal', () => {
  expect(sharedValue(rows, 'kind')).toBeUndefined();
  expect(sharedValue(rows.slice(1), 'kind')).toBe('other');
  expect(sharedValue(rows.slice(1), 'fee')).toBeNull();
  expect(sharedValue([{ id: 'a', $unreadable: ['fee'] }], 'fee')).toBeUndefined();
});

it('excludes fields that are unique to a record', () => {
  const quickEdit = ['name', 'email', 'phone', 'message', 'kind'];
  const own = {
    name: fieldOf.text({ label, isUnique: true }),
    email: fieldOf.email({ label }),
    phone: fieldOf.phone({ label }),
    message: fieldOf.multiline({ label, isWritten: true }),
    kind: fieldOf.text({ label }),
  };
  expect(batchFields({ fields: own, quickEdit })).toEqual(['kind']);
});

it('counts equal texts, the most frequent first', () =>
  expect(countTexts(['x', 'y', 'y'])).toEqual([
    ['y', 2],
    ['x', 1],
  ]));

it('changes only rows with another value, and clears fields that depend on a changed one', () => {
  expect(changesOf({ fields }, rows, { kind: 'other' }).map(({ before }) => before.id)).toEqual(['a']);
  const within = { ...fields, reason: { ...fields.reason, within: 'kind' } };
  expect(changesOf({ fields: within }, rows, { kind: 'own' }).map(({ values }) => values)).toEqual([
    { kind: 'own', reason: null },
    { kind: 'own', reason: null },
  ]);
});

it('changes a number by a step, keeps empty values, and names the rows whose limit refuses the result', () => {
  const fee = fieldOf.money({ label, min: 0 });
  const stepped = (step: NumberStep, typed: unknown) =>
    changesOf({ fields: { fee } }, [...rows, { id: 'd', fee: 1 }], { fee: typed }, { fee: step });
  const valuesIn = (changes: ReturnType<typeof stepped>) =>
    changes.map(({ before, values }) => [before.id, values.fee]);
  expect(valuesIn(stepped('add', 0.5))).toEqual([
    ['a', 3.5],
    ['d', 1.5],
  ]);
  expect(valuesIn(stepped('atMost', 2))).toEqual([['a', 2]]);
  expect(stepped('add', null)).toEqual([]);
  expect(refusalsOf(fee, 'fee', stepped('subtract', 2), { timeZone: 'UTC', i18n })).toEqual([
    ['Must not be less than 0', 1],
  ]);
});

it('shows a field if any row would show it with these values', () => {
  expect(isShownInBatch(fields.reason, rows, {})).toBe(true);
  expect(isShownInBatch(fields.reason, rows, { kind: 'own' })).toBe(false);
});

it('reports problems that all rows have; other problems are left to the save of each row', () => {
  const wrong = (values: object) =>
    problemsEverywhere(spec as never, changesOf({ fields }, rows, values as never), {
      timeZone: 'UTC',
      i18n,
    });
  expect(wrong({ kind: 'own' })).toEqual({ fee: 'Set the fee' });
  expect(wrong({ kind: 'own', fee: 2 })).toEqual({});
  expect(wrong({ fee: 'abc' })).toHaveProperty('fee');
  expect(wrong({ reason: 'snow' })).toEqual({});
});

it('uses the city of the rows if all share one', () => {
  const inCity = (city: string) => ({ id: city, city });
  const all = { country: 'es', city: 'all' };
  expect(scopeOfRows(all, [inCity('m'), inCity('m')])).toEqual({ country: 'es', city: 'm' });
  expect(scopeOfRows(all, [inCity('m'), inCity('v')])).toBe(all);
});
