import { expect, it } from 'vitest';
import { commonCancellationFee, countries, countriesOf } from './countries.ts';

it.each([
  [3.5, 1, 3.5],
  [0, 1, 0],
  [null, 1, 1],
  [undefined, 0, 0],
  [null, null, 2],
])('record %s, country %s: %s', (ofRecord, ofCountry, fee) => {
  expect(commonCancellationFee(ofRecord, ofCountry)).toBe(fee);
});

it('limit an administrator to one country or to none', () => {
  expect([countriesOf('es'), countriesOf('ua')]).toEqual([['es'], ['ua']]);
  expect([countriesOf('any'), countriesOf('constructor')]).toEqual([
    ['es', 'ua'],
    ['es', 'ua'],
  ]);
});

it('have fixed time zones', () => {
  expect(countries).toEqual({
    es: { timeZone: 'Europe/Madrid' },
    ua: { timeZone: 'Europe/Kyiv' },
  });
});
