import { expect, it } from 'vitest';
import { customers } from '../../features/customers/customers.ts';
import { establishments } from '../../features/establishments/establishments.ts';
import { orders } from '../../features/orders/orders.ts';
import { recognizeSearch } from './recognizeSearch.ts';

const fieldOf = (found: ReturnType<typeof recognizeSearch>): string | null =>
  found && 'field' in found ? found.field : null;

it.each([
  ['0034 612-345-678', 'phoneNumber'],
  ['612 345', 'phoneNumber'],
  ['ana @example.com', 'email'],
  ['cu00000000000012', 'id'],
  ['#3553c6', 'id'],
  ['Ana', null],
  ['Valencia', null],
  ['', null],
])('looks for %s among customers in %s', (typed, field) => {
  expect(fieldOf(recognizeSearch(customers, typed, 'fullName'))).toBe(field);
});

it('asks for a number in every spelling, first as this list writes them', () => {
  const found = recognizeSearch(customers, '0034612345678', 'fullName', ['+34 600 111 222']);
  expect(found?.filters[0]).toEqual({ match: 'text', value: '612 345 678' });
  expect(found?.filters).toContainEqual({ match: 'text', value: '612345678' });
});

it('looks for whole ids alone, for the first eight characters only where ids are known by them', () => {
  const id = 'f3553c6b8d2e4a7f';
  expect(recognizeSearch(orders, `Order #${id}`, 'id')).toEqual({
    field: 'id',
    filters: [{ match: 'exact', value: id }],
  });
  expect(recognizeSearch(orders, 'F3553C6B', 'customer')).toBeNull();
  expect(recognizeSearch(orders, '#F3553C6B', 'customer')).toMatchObject({ field: 'id' });
  expect(recognizeSearch(customers, 'F3553C6B', 'fullName')).toBeNull();
});

it('stays with the field that a person chose, unless the text cannot stand there', () => {
  expect(recognizeSearch(establishments, '96 123', 'managerName')).toBeNull();
  expect(fieldOf(recognizeSearch(customers, 'ana@example.com', 'phoneNumber'))).toBe('email');
  expect(fieldOf(recognizeSearch(establishments, 'ana@example.com', 'email'))).toBe('email');
});

it('finds orders through the customer by a whole number or an e-mail', () => {
  expect(recognizeSearch(orders, '612345678', 'id')).toMatchObject({
    through: { entity: 'customers', field: 'customerId' },
    type: 'phone',
  });
  expect(recognizeSearch(orders, 'ana@example.com', 'id')).toMatchObject({ type: 'email' });
  expect(recognizeSearch(orders, '61234', 'id')).toBeNull();
});
