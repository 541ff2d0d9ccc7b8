import { expect, it } from 'vitest';
import { allCities, canListAllCities, cityField } from './allCities.ts';

it('lists of a city can be read for all cities; a country’s, single records and what is unknown cannot', () => {
  expect(['orders', 'couriers', 'customers'].filter(canListAllCities)).toEqual([
    'orders',
    'couriers',
    'customers',
  ]);
  expect(['companies', 'cities', 'settings', 'toString', ''].filter(canListAllCities)).toEqual([]);
});

it('keeps its words: they stand in addresses that people have kept', () => {
  expect([allCities, cityField]).toEqual(['all', 'city']);
});
