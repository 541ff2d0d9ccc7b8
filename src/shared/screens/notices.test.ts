import { expect, it } from 'vitest';
import { noticePath } from './notices.ts';

const candidate = { type: 'candidates', id: 'C1', title: 'x', country: 'es', cityId: 'K1' };

it('link a candidate to the courier', () => {
  expect(noticePath(candidate)).toBe('/country/es/city/K1/couriers/C1');
});

it('have no link otherwise', () => {
  expect(noticePath({ ...candidate, type: 'notification' })).toBeNull();
  expect(noticePath({ ...candidate, cityId: null })).toBeNull();
  expect(noticePath({ ...candidate, country: undefined })).toBeNull();
});
