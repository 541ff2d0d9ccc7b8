import { expect, it } from 'vitest';
import { apiCallSchema } from './apiRoutes.ts';
import { listExportSchema } from './exportRoutes.ts';

const isTaken = (body: unknown): boolean =>
  apiCallSchema.safeParse({ operation: 'companies.create', params: { country: 'es' }, body }).success;

it('accepts plain JSON of a limited size as a body', () => {
  expect(isTaken({ name: 'Uno', tags: ['a', null], left: undefined, inner: { on: true, count: 7 } })).toBe(
    true,
  );
  expect(isTaken(Array.from({ length: 100_000 }, (_, index) => index))).toBe(true);
  expect(isTaken({ at: new Date(0) })).toBe(false);
  expect(isTaken({ count: Number.NaN })).toBe(false);
});

it('rejects a body that is small to transfer but huge to traverse', () => {
  let doubled: unknown = 1;
  for (let depth = 0; depth < 30; depth += 1) doubled = [doubled, doubled];
  const gaps = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`k${index}`, undefined]));
  const wide = Array.from({ length: 1000 }, () => gaps);
  for (const body of [doubled, new Array(4e9), Array.from({ length: 1000 }, () => wide)]) {
    expect(isTaken(structuredClone(body))).toBe(false);
  }
});

it('accepts names of records of the maximum length as export labels', () => {
  const column = { label: 'Company', fields: ['companyId'], format: 'text', labels: { c1: 'x'.repeat(255) } };
  const list = { operation: 'orders.list', params: {}, query: {}, name: 'Orders' };
  expect(
    listExportSchema.safeParse({ ...list, columns: [column], timeZone: 'Europe/Madrid', profile: 'excel' })
      .success,
  ).toBe(true);
});
