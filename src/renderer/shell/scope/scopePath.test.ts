import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathInScope, scopeOfPath } from './scopePath.ts';

describe('the scope of an address', () => {
  it.each([
    ['/dashboard', { country: null, city: null, segments: ['dashboard'] }],
    ['/country/es/companies', { country: 'es', city: null, segments: ['companies'] }],
    ['/country/es/companies/abc', { country: 'es', city: null, segments: ['companies', 'abc'] }],
    ['/country/ua/city/K1/orders/9', { country: 'ua', city: 'K1', segments: ['orders', '9'] }],
    ['/country/ua/city/K1', { country: 'ua', city: 'K1', segments: [] }],
    ['/country/%zz/companies', { country: '%zz', city: null, segments: ['companies'] }],
  ])('%s', (pathname, scope) => {
    expect(scopeOfPath(pathname)).toEqual(scope);
  });
});

describe('the same screen elsewhere', () => {
  const target = { country: 'ua', city: 'K2' };
  it.each([
    ['/dashboard', '/dashboard'],
    ['/admins/7', '/admins/7'],
    ['/country/es/companies', '/country/ua/companies'],
    ['/country/es/companies/abc', '/country/ua/companies'],
    ['/country/es/city/K1/orders', '/country/ua/city/K2/orders'],
    ['/country/es/city/K1/pay-list-courier/5', '/country/ua/city/K2/pay-list-courier'],
    ['/country/es/settings', '/country/ua/settings'],
  ])('%s becomes %s', (from, to) => {
    expect(pathInScope(from, target)).toBe(to);
  });

  it('keeps the city that it does not know better', () => {
    expect(pathInScope('/country/es/city/K1/orders', { country: 'ua', city: null })).toBe(
      '/country/ua/city/K1/orders',
    );
  });

  it('always lands in the wanted scope, whatever the ids look like', () => {
    const segment = fc.string({ minLength: 1 }).filter((text) => text.isWellFormed());
    fc.assert(
      fc.property(segment, segment, segment, (country, city, entity) => {
        const from = `/country/xx/city/yy/${encodeURIComponent(entity)}/id`;
        const { country: gotCountry, city: gotCity } = scopeOfPath(pathInScope(from, { country, city }));
        expect([gotCountry, gotCity]).toEqual([country, city]);
      }),
    );
  });
});
