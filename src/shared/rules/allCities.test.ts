import { expect, it } from 'vitest';
import { allCities, cityField } from './allCities.ts';

it('has a stable keyword, because saved addresses contain it', () => {
  expect([allCities, cityField]).toEqual(['all', 'city']);
});
