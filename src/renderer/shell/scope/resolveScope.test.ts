import { describe, expect, it } from 'vitest';
import { resolveCity, resolveCountry } from './resolveScope.ts';

describe('the country', () => {
  const known = { countryLimit: 'any', lastCountry: null, lastCity: {} };

  it('is the one of the address', () => {
    expect(resolveCountry({ ...known, pathname: '/country/ua/companies' })).toEqual({
      kind: 'ok',
      country: 'ua',
    });
  });

  it('is the last one where the address has none', () => {
    expect(resolveCountry({ ...known, pathname: '/dashboard', lastCountry: 'ua' })).toMatchObject({
      country: 'ua',
    });
    expect(resolveCountry({ ...known, pathname: '/dashboard' })).toMatchObject({ country: 'es' });
  });

  it('is never one the administrator is not for', () => {
    const limited = { ...known, countryLimit: 'es', lastCountry: 'ua', lastCity: { es: 'K1' } };
    expect(resolveCountry({ ...limited, pathname: '/dashboard' })).toEqual({ kind: 'ok', country: 'es' });
    expect(resolveCountry({ ...limited, pathname: '/country/ua/city/K9/orders/5' })).toEqual({
      kind: 'redirect',
      to: '/country/es/city/K1/orders',
      country: 'es',
    });
  });

  it('is unknown where there is no such country', () => {
    expect(resolveCountry({ ...known, pathname: '/country/fr/companies' }).kind).toBe('unknown');
  });
});

describe('the city', () => {
  const cities = ['K1', 'K2'];

  it('is the one of the address when the country has it', () => {
    expect(resolveCity({ pathname: '/country/es/city/K2/orders', lastCity: {} }, 'es', cities)).toEqual({
      kind: 'ok',
      city: 'K2',
    });
  });

  it('is the first one, with the list, when the country does not have it', () => {
    expect(
      resolveCity({ pathname: '/country/es/city/X/orders/7', lastCity: { es: 'K2' } }, 'es', cities),
    ).toEqual({ kind: 'redirect', to: '/country/es/city/K1/orders', city: 'K1' });
  });

  it('is the last one, else the first, where the address has none', () => {
    const at = (lastCity: Record<string, string>) =>
      resolveCity({ pathname: '/dashboard', lastCity }, 'es', cities);
    expect(at({ es: 'K2' })).toEqual({ kind: 'ok', city: 'K2' });
    expect(at({ es: 'gone' })).toEqual({ kind: 'ok', city: 'K1' });
  });

  it('does not exist where the country has none', () => {
    expect(resolveCity({ pathname: '/country/es/city/X/orders', lastCity: {} }, 'es', [])).toEqual({
      kind: 'none',
    });
    expect(resolveCity({ pathname: '/dashboard', lastCity: {} }, 'es', [])).toEqual({
      kind: 'ok',
      city: null,
    });
  });
});
