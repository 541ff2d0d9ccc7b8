import { expect, it } from 'vitest';
import type { ExportColumn } from '#shared/ipc/exportRoutes.ts';
import { cellOf } from './cells.ts';

const column: ExportColumn = {
  label: 'Status',
  fields: ['status'],
  format: 'text',
  labels: { completed: 'Completed' },
};
const context = { timeZone: 'Europe/Madrid', profile: 'standard', nameOf: () => '' } as const;

it.each([
  ['completed', 'Completed'],
  ['something_new', 'something_new'],
  ['constructor', 'constructor'],
  ['__proto__', '__proto__'],
])('labels the status %s as %s', (status, expected) =>
  expect(cellOf({ status }, column, context)).toBe(expected),
);

it.each([
  ['canceled_by_customer', 7.5],
  ['completed', 0],
])('writes the refund of an order with the status %s as %d', (status, number) => {
  const refund: ExportColumn = {
    label: 'Refund',
    fields: ['totalRefund'],
    format: 'money',
    dueWhen: 'canceled',
  };
  expect(cellOf({ status, totalRefund: 7.5 }, refund, context)).toEqual({ number, decimals: 2 });
});

it("writes the column's text for empty values, if it has one", () => {
  const check: ExportColumn = { ...column, fields: ['difference.outcome'], none: 'Not checked' };
  expect(cellOf({ difference: { outcome: 'completed' } }, check, context)).toBe('Completed');
  expect(cellOf({}, check, context)).toBe('Not checked');
  expect(cellOf({}, column, context)).toBe('');
});
