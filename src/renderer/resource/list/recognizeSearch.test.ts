import { expect, it } from 'vitest';
import { admins } from '../../features/admins/admins.ts';
import { customers } from '../../features/customers/customers.ts';
import { establishments } from '../../features/establishments/establishments.ts';
import { feedbacks } from '../../features/feedbacks/feedbacks.ts';
import { orders } from '../../features/orders/orders.ts';
import { promotions } from '../../features/promotions/promotions.ts';
import { recognizeSearch } from './recognizeSearch.ts';

const fieldOf = (found: ReturnType<typeof recognizeSearch>): string | null =>
  found && 'attempts' in found ? (found.attempts[0]?.field ?? null) : null;

it.each([
  ['0034 612-345-678', 'phoneNumber'],
  ['612 345', 'phoneNumber'],
  ['ana @example.com', 'email'],
  ['cu00000000000012', 'id'],
  ['#3553c6', 'id'],
  ['Ana', null],
  ['Valencia', null],
  ['', null],
])('recognizes %s among customers as %s', (typed, field) => {
  expect(fieldOf(recognizeSearch(customers, typed, 'fullName'))).toBe(field);
});

it('searches a phone number in every spelling, first in the format of the list', () => {
  const found = recognizeSearch(customers, '0034612345678', 'fullName', ['+34 600 111 222']);
  const filters = found && 'attempts' in found ? found.attempts.map(({ filter }) => filter) : [];
  expect(filters[0]).toEqual({ match: 'text', value: '612 345 678' });
  expect(filters).toContainEqual({ match: 'text', value: '612345678' });
});

it('searches whole ids, and their first eight characters only for entities known by them', () => {
  const id = 'f3553c6b8d2e4a7f';
  expect(recognizeSearch(orders, `Order #${id}`, 'id')).toEqual({
    attempts: [{ field: 'id', filter: { match: 'exact', value: id } }],
    isName: false,
  });
  expect(recognizeSearch(orders, 'F3553C6B', 'customer')).toBeNull();
  expect(fieldOf(recognizeSearch(orders, '#F3553C6B', 'customer'))).toBe('id');
  expect(recognizeSearch(customers, 'F3553C6B', 'fullName')).toBeNull();
});

it('keeps the field that the user chose, unless it cannot contain the text', () => {
  expect(recognizeSearch(establishments, '96 123', 'managerName')).toBeNull();
  expect(fieldOf(recognizeSearch(customers, 'ana@example.com', 'phoneNumber'))).toBe('email');
  expect(fieldOf(recognizeSearch(establishments, 'ana@example.com', 'email'))).toBe('email');
});

it.each([
  [admins, 'firstName', 'Olena', ['firstName', 'lastName']],
  [promotions, 'name', 'La Noria', ['name', 'establishmentName']],
  [establishments, 'name', 'Calle Cuba 9', ['name', 'displayAddress', 'managerName']],
  [feedbacks, 'message', 'Alba', ['message', 'customer', 'establishmentName', 'courier', 'courierMessage']],
  [establishments, 'name', 'An', []],
  [establishments, 'managerName', 'Marta', []],
  [customers, 'fullName', 'Marta', []],
] as const)('searches a name in all fields that may contain it: %#', (resource, searched, typed, fields) => {
  const found = recognizeSearch(resource, typed, searched);
  expect(found && 'attempts' in found ? found.attempts.map(({ field }) => field) : []).toEqual(fields);
});

it.each([
  ['Joaquín Roig', ['customer', 'establishmentName', 'courier']],
  ['Fernando', ['customer', 'establishmentName', 'courier']],
  ['bea', ['customer', 'establishmentName', 'courier', 'id']],
  ['f3553', []],
  ['F3553C6B', ['id']],
])('searches orders by "%s" in %j, because an id is not a name', (typed, fields) => {
  const found = recognizeSearch(orders, typed, 'id');
  expect(found && 'attempts' in found ? found.attempts.map(({ field }) => field) : []).toEqual(fields);
});

it('finds orders through their customer by a whole phone number or e-mail', () => {
  expect(recognizeSearch(orders, '612345678', 'id')).toMatchObject({
    through: { entity: 'customers', field: 'customerId' },
    type: 'phone',
  });
  expect(recognizeSearch(orders, 'ana@example.com', 'id')).toMatchObject({ type: 'email' });
  expect(recognizeSearch(orders, '61234', 'id')).toBeNull();
});
