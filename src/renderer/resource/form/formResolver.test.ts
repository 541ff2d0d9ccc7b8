import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../data/entityCalls.ts';
import { fieldOf } from '../fields/fieldOf.ts';
import { formResolver } from './formResolver.ts';

const i18n = setupI18n({ locale: 'en_US', locales: 'en-US', messages: { en_US: {} } });

const fields = {
  status: fieldOf.text({ label: msg`Status` }),
  reason: fieldOf.text({
    label: msg`Reason`,
    shownWhen: ({ status }) => status === 'refused',
    required: ({ status }) => status === 'refused',
  }),
  fee: fieldOf.money({
    label: msg`Fee`,
    shownWhen: ({ hasFee }) => hasFee === true,
    min: 1,
    max: ({ total }) => (typeof total === 'number' ? total : undefined),
  }),
  hasFee: fieldOf.boolean({ label: msg`Own fee` }),
  total: fieldOf.money({ label: msg`Total` }),
  from: fieldOf.date({ label: msg`From` }),
  to: fieldOf.date({ label: msg`To`, min: ({ from }) => from }),
  startsAt: fieldOf.dateTime({ label: msg`Starts at`, max: '2026-05-04T18:00:00.000Z' }),
  isActive: fieldOf.active(),
  commission: fieldOf.percent({ label: msg`Commission` }),
  manager: fieldOf.text({ label: msg`Manager`, required: true }),
};
const names = Object.keys(fields);

const empty = { ...Object.fromEntries(names.map((name) => [name, null])), manager: 'Ana' };

const resolve = (
  typed: Record<string, unknown>,
  before: Row | null = null,
  touched: readonly string[] = [],
) => {
  const initial = { ...empty, ...before };
  const resolver = formResolver(() => ({
    fields,
    names,
    before,
    initial,
    touched: new Set(touched),
    check: ({ isActive, commission }) =>
      isActive === true && commission === null ? { commission: msg`Set it first` } : {},
    timeZone: 'Europe/Madrid',
    i18n,
  }));
  const { values, errors } = resolver({ ...initial, ...typed }, undefined, {
    fields: {},
    shouldUseNativeValidation: undefined,
  }) as { values: Record<string, unknown>; errors: Record<string, { message: string }> };
  const messages = Object.fromEntries(Object.entries(errors).map(([name, { message }]) => [name, message]));
  return { values, messages };
};

describe('fields that depend on others', () => {
  it('are required only while they are shown', () => {
    expect(resolve({ status: 'fine' }).messages).toEqual({});
    expect(resolve({ status: 'refused' }).messages).toEqual({ reason: 'Required: Reason' });
    expect(resolve({ status: 'refused', reason: 'Late' }).values).toMatchObject({ reason: 'Late' });
  });

  it('keep their value while they are hidden', () => {
    const before = { id: 'a', status: 'refused', reason: 'Late', fee: 2 };
    expect(resolve({ status: 'fine', reason: 'Typed', fee: 'x' }, before)).toMatchObject({
      values: { status: 'fine', reason: 'Late', fee: 2 },
      messages: {},
    });
    expect(resolve({ hasFee: true, fee: 'x' }, before).messages).toEqual({ fee: 'Enter a number' });
  });

  it('have bounds that depend on other fields', () => {
    expect(resolve({ hasFee: true, fee: 0.5 }).messages).toEqual({ fee: 'Must not be less than 1' });
    expect(resolve({ hasFee: true, fee: 9, total: 8 }).messages).toEqual({ fee: 'Must not be more than 8' });
    expect(resolve({ hasFee: true, fee: 9 }).messages).toEqual({});
    expect(resolve({ from: '2026-05-04', to: '2026-05-03' }).messages).toEqual({
      to: 'Must not be before 04/05/2026',
    });
    expect(resolve({ from: 'soon', to: '2026-05-03' }).messages).toEqual({
      from: 'Enter a date as DD/MM/YYYY',
    });
    expect(resolve({ startsAt: '2026-05-04T18:10:00.000Z' }).messages).toEqual({
      startsAt: 'Must not be after 04/05/2026 20:00',
    });
  });
});

describe('inconsistent values', () => {
  it('are refused at the field that resolves them', () => {
    expect(resolve({ isActive: true }).messages).toEqual({ commission: 'Set it first' });
    expect(resolve({ isActive: true, commission: 0 }).messages).toEqual({});
  });

  it('do not block a change of another field', () => {
    const before = { id: 'a', isActive: true, commission: null };
    expect(resolve({ status: 'fine' }, before).messages).toEqual({});
    expect(resolve({ commission: null, isActive: true }, { ...before, isActive: false }).messages).toEqual({
      commission: 'Set it first',
    });
  });
});

describe('a rule over several fields', () => {
  const before = { id: 'a', from: '2026-05-04', to: '2026-05-05', manager: 'Ana' };

  it('is checked when any of its fields changes', () => {
    expect(resolve({ from: '2026-05-06' }, before).messages).toEqual({ to: 'Must not be before 06/05/2026' });
    expect(resolve({ total: 1 }, { ...before, hasFee: true, fee: 2, total: 3 }).messages).toEqual({
      fee: 'Must not be more than 1',
    });
    expect(resolve({ hasFee: true }, { ...before, hasFee: false, fee: 0 }).messages).toEqual({
      fee: 'Must not be less than 1',
    });
    expect(resolve({ status: 'refused' }, { ...before, reason: null }).messages).toEqual({
      reason: 'Required: Reason',
    });
  });

  it('that was violated before does not block a change of other fields', () => {
    const wrong = { ...before, to: '2026-05-01' };
    expect(resolve({ status: 'fine' }, wrong).messages).toEqual({});
    expect(resolve({ from: '2026-05-03' }, wrong).messages).toEqual({ to: 'Must not be before 03/05/2026' });
    expect(resolve({ to: '2026-05-02' }, wrong).messages).toEqual({ to: 'Must not be before 04/05/2026' });
  });
});

describe('an empty required field of a record', () => {
  const before = { id: 'a', status: 'refused', reason: null, manager: null };

  it('does not block a save of other fields, unless it was edited', () => {
    expect(resolve({ total: 5, manager: null }, before).messages).toEqual({});
    expect(resolve({ manager: null }, before, ['manager']).messages).toEqual({
      manager: 'Required: Manager',
    });
  });

  it('is required in a new record, and must not be emptied', () => {
    expect(resolve({ manager: null }).messages).toEqual({ manager: 'Required: Manager' });
    expect(resolve({ manager: null }, { ...before, manager: 'Ana' }).messages).toEqual({
      manager: 'Required: Manager',
    });
  });
});
