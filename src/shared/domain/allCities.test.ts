import { expect, it } from 'vitest';
import { allCities, cityField } from './allCities.ts';

it('keeps its words: they stand in addresses that people have kept', () => {
  expect([allCities, cityField]).toEqual(['all', 'city']);
});
