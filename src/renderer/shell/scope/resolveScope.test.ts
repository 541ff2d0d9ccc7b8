import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isOfAllCities,
  pathInScope,
  resolveCity,
  resolveCountry,
  scopeChanges,
  scopeOfPath,
} from './resolveScope.ts';

describe('the scope of an address', () => {
  it.each([
    ['/dashboard', { country: null, city: null, segments: ['dashboard'] }],
    ['/country/es/companies', { country: 'es', city: null, segments: ['companies'] }],
    ['/country/es/companies/abc', { country: 'es', city: null, segments: ['companies', 'abc'] }],
    ['/country/ua/city/K1/orders/9', { country: 'ua', city: 'K1', segments: ['orders', '9'] }],
    ['/country/ua/city/K1', { country: 'ua', city: 'K1', segments: [] }],
    ['/country/%zz/companies', { country: '%zz', city: null, segments: ['companies'] }],
  ])('is read from %s', (pathname, scope) => {
    expect(scopeOfPath(pathname)).toEqual(scope);
  });
});

describe('the path of the same screen in another scope', () => {
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

  it('keeps the city if the new one is unknown', () => {
    expect(pathInScope('/country/es/city/K1/orders', { country: 'ua', city: null })).toBe(
      '/country/ua/city/K1/orders',
    );
  });

  it('always ends in the wanted scope, whatever the ids are', () => {
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

describe('the country', () => {
  const known = { countryLimit: 'any', lastCountry: null, lastCity: {} };

  it('is that of the address', () => {
    expect(resolveCountry({ ...known, pathname: '/country/ua/companies' })).toEqual({
      type: 'ok',
      country: 'ua',
    });
  });

  it('is the last used one if the address has none', () => {
    expect(resolveCountry({ ...known, pathname: '/dashboard', lastCountry: 'ua' })).toMatchObject({
      country: 'ua',
    });
    expect(resolveCountry({ ...known, pathname: '/dashboard' })).toMatchObject({ country: 'es' });
  });

  it('is never one that the administrator has no access to', () => {
    const limited = { ...known, countryLimit: 'es', lastCountry: 'ua', lastCity: { es: 'K1' } };
    expect(resolveCountry({ ...limited, pathname: '/dashboard' })).toEqual({ type: 'ok', country: 'es' });
    expect(resolveCountry({ ...limited, pathname: '/country/ua/city/K9/orders/5' })).toEqual({
      type: 'forbidden',
      asked: 'ua',
      to: '/country/es/city/K1/orders',
      country: 'es',
    });
  });

  it('is unknown if it does not exist', () => {
    expect(resolveCountry({ ...known, pathname: '/country/fr/companies' }).type).toBe('unknown');
  });
});

describe('the city', () => {
  const cities = ['K1', 'K2'];

  it('is that of the address if the country has it', () => {
    expect(resolveCity({ pathname: '/country/es/city/K2/orders', lastCity: {} }, 'es', cities)).toEqual({
      type: 'ok',
      city: 'K2',
    });
  });

  it('is the first one, with a redirect to the list, if the country does not have it', () => {
    expect(
      resolveCity({ pathname: '/country/es/city/X/orders/7', lastCity: { es: 'K2' } }, 'es', cities),
    ).toEqual({ type: 'redirect', to: '/country/es/city/K1/orders', city: 'K1' });
  });

  it('is the last used one, else the first, if the address has none', () => {
    const at = (lastCity: Record<string, string>) =>
      resolveCity({ pathname: '/dashboard', lastCity }, 'es', cities);
    expect(at({ es: 'K2' })).toEqual({ type: 'ok', city: 'K2' });
    expect(at({ es: 'gone' })).toEqual({ type: 'ok', city: 'K1' });
  });

  it('can be all cities for a paged list; otherwise it is the last used one', () => {
    const at = (pathname: string) => resolveCity({ pathname, lastCity: { es: 'K2' } }, 'es', cities);
    expect(at('/country/es/city/all/orders')).toEqual({ type: 'ok', city: 'K2' });
    expect(at('/country/es/city/all/orders_now')).toEqual({ type: 'ok', city: 'K2' });
    const orders = { type: 'redirect', to: '/country/es/city/K2/orders', city: 'K2' };
    expect(at('/country/es/city/all/orders/7')).toEqual(orders);
    expect(at('/country/es/city/all/geo_zones')).toMatchObject({ to: '/country/es/city/K2/geo_zones' });
  });

  it('remains all cities on records and on screens of no city or a single one', () => {
    expect(isOfAllCities('/country/es/city/all/orders', false)).toBe(true);
    expect(isOfAllCities('/country/es/city/K1/orders/7', true)).toBe(true);
    expect(isOfAllCities('/dashboard', true)).toBe(true);
    expect(isOfAllCities('/country/es/city/K1/orders', true)).toBe(false);
    expect(isOfAllCities('/country/es/city/K1/geo_zones', true)).toBe(true);
    expect(isOfAllCities('/country/es/city/K1/geo_zones', false)).toBe(false);
    expect(isOfAllCities('/country/es/city/K1/orders/7', false)).toBe(false);
  });

  it('is missing if the country has none', () => {
    expect(resolveCity({ pathname: '/country/es/city/X/orders', lastCity: {} }, 'es', [])).toEqual({
      type: 'none',
    });
    expect(resolveCity({ pathname: '/dashboard', lastCity: {} }, 'es', [])).toEqual({
      type: 'ok',
      city: null,
    });
  });
});

it('scope changes contain only differing settings, and keep the cities of other countries', () => {
  const saved = { lastCountry: 'es', lastCity: { ua: 'K9', es: 'K1' } };
  expect(scopeChanges(saved, 'es', 'K1')).toEqual({});
  expect(scopeChanges(saved, 'es', null)).toEqual({});
  expect(scopeChanges(saved, 'es', 'K2')).toEqual({ lastCity: { ua: 'K9', es: 'K2' } });
  expect(scopeChanges(saved, 'ua', 'K9')).toEqual({ lastCountry: 'ua' });
});
