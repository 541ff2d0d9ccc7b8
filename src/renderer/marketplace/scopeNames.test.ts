import { expect, it } from 'vitest';
import { cityName } from './scopeNames.ts';

it('names a city in the language of the interface', () => {
  const kyiv = { name: 'Kyiv', localName: 'Київ' };
  const valencia = { name: 'Valencia', localName: 'València' };
  expect(cityName('uk_UA', 'ua', kyiv)).toBe('Київ');
  expect(cityName('en_US', 'ua', kyiv)).toBe('Kyiv');
  expect(cityName('es_ES', 'es', valencia)).toBe('Valencia');
  expect(cityName('uk_UA', 'ua', { name: 'Lviv', localName: '' })).toBe('Lviv');
});
