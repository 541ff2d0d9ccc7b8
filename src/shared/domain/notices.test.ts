import { expect, it } from 'vitest';
import { noticePath } from './notices.ts';

const candidate = { type: 'candidates', id: 'C1', title: 'x', country: 'es', cityId: 'K1' };

it('leads from a candidate to the courier', () => {
  expect(noticePath(candidate)).toBe('/country/es/city/K1/couriers/C1');
});

it('leads nowhere otherwise', () => {
  expect(noticePath({ ...candidate, type: 'notification' })).toBeNull();
  expect(noticePath({ ...candidate, cityId: null })).toBeNull();
  expect(noticePath({ ...candidate, country: undefined })).toBeNull();
});
