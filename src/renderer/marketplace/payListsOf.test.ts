import { expect, it } from 'vitest';
import { payListsOf } from './payListsOf.ts';

it('a payee links to their pay lists in the same city by tax number, or by name', () => {
  const scope = { country: 'es', city: 'c1' };
  const couriers = payListsOf('courierPayLists', 'fullName');
  const path = couriers.pathOf({ id: 'x', fullName: 'Ana Pérez' }, scope) ?? '';
  const { pathname, searchParams } = new URL(path, 'http://app');
  expect(pathname).toBe('/country/es/city/c1/pay-list-courier');
  expect(Object.fromEntries(searchParams)).toEqual({ 'fullName.has': 'Ana Pérez' });
  const numbered = couriers.pathOf({ id: 'x', fullName: 'Ana Pérez', idNumber: '12345678Z' }, scope);
  expect(numbered).toMatch(/\?idNumber\.has=12345678Z$/);
  expect(couriers.pathOf({ id: 'x', fullName: null }, scope)).toBeNull();
  expect(payListsOf('establishmentPayLists', 'name').pathOf({ id: 'x', name: 'Bar' }, scope)).toMatch(
    /^\/country\/es\/city\/c1\/pay-list-establishment\?name/,
  );
});
