import { expect, it } from 'vitest';
import { asItCame, cameKey, isUnreadable, unreadableFields, unreadableKey, valueAt } from './recordValues.ts';

it.each([
  ['name', 'Ana'],
  ['customer.firstName', 'Eve'],
  ['customer.firstName.length', undefined],
  ['nothing.name', undefined],
  ['missing.name', undefined],
  ['customer.toString', undefined],
  ['rows.0', 1],
])('the path %s leads to %s', (path, value) => {
  const row = { name: 'Ana', customer: { firstName: 'Eve' }, nothing: null, rows: [1] };
  expect(valueAt(row, path)).toBe(value);
});

it('unreadable fields of a record are known, and are sent back unchanged', () => {
  // These keys are persisted in drafts and files: never rename them.
  const record = { id: 'a', email: '', gone: undefined, $unreadable: ['email'], $came: { email: 7 } };
  expect([unreadableKey, cameKey]).toEqual(['$unreadable', '$came']);
  expect([isUnreadable(record, 'email'), isUnreadable(record, 'id')]).toEqual([true, false]);
  expect(unreadableFields({ $unreadable: 'email' })).toEqual([]);
  expect(asItCame(record)).toStrictEqual({ id: 'a', email: 7 });
});
