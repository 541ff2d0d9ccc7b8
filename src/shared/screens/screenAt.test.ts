import { expect, it } from 'vitest';
import { screenAt } from './screenAt.ts';
import { appLink, newRecordId } from './screenPatterns.ts';

it('finds lists, records and pages with the parameters of their paths', () => {
  expect(screenAt('/dashboard')).toEqual({ screen: 'dashboard', params: {} });
  expect(screenAt('/country/es/companies')).toEqual({ screen: 'companies', params: { country: 'es' } });
  expect(screenAt('/country/ua/city/c-1/orders/o_2')).toEqual({
    screen: 'orders',
    params: { country: 'ua', city: 'c-1', id: 'o_2' },
  });
});

it('finds nothing for a path that is longer, shorter, of no country, or with an invalid id', () => {
  for (const path of [
    '/',
    '/country',
    '/country/es',
    '/country/xx/companies',
    '/country/es/companies/',
    '/country/es/companies/one/more',
    '/country/es/companies/-one',
    '/country/es/companies/one%2Ftwo',
    '/dashboard/',
    '/elsewhere',
  ]) {
    expect(screenAt(path), path).toBeNull();
  }
});

it('leaves external links and paths of unsaved records unchanged', () => {
  expect(appLink('/country/es/companies')).toBe('backoffice://country/es/companies');
  expect(newRecordId).toBe('new');
});
