import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isIban } from '#shared/rules/iban.ts';
import { taxNumberFault } from '#shared/rules/taxNumber.ts';
import { companyIdNumber, createIban, personIdNumber } from './countryNumbers.ts';
import { createRandom } from './random.ts';

/**
 * Independent IBAN check as in the standard: move the first four characters to the end, convert letters to
 * numbers, modulo 97.
 */
const isValid = (iban: string): boolean => {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((character) => Number.parseInt(character, 36));
  return BigInt(digits.join('')) % 97n === 1n;
};

it('makes valid account numbers of the right length', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const random = createRandom(seed);
      expect(createIban('es', random)).toSatisfy((iban: string) => /^ES\d{22}$/.test(iban) && isValid(iban));
      expect(createIban('ua', random)).toSatisfy((iban: string) => /^UA\d{27}$/.test(iban) && isValid(iban));
    }),
  );
});

it('detects a wrong one', () => {
  expect(isValid('ES9121000418450200051332')).toBe(true);
  expect(isValid('ES9121000418450200051333')).toBe(false);
});

it('makes account and tax numbers that forms accept without a warning, none of them in real use', () => {
  const countries = fc.constantFrom('es' as const, 'ua' as const);
  fc.assert(
    fc.property(countries, fc.integer(), (country, seed) => {
      const random = createRandom(seed);
      expect(createIban(country, random)).toSatisfy(isIban);
      const [person, company] = [personIdNumber(country, random), companyIdNumber(country, random)];
      expect([person, company].map(taxNumberFault)).toEqual([null, null]);
      expect(person).toMatch(country === 'es' ? /^99\d{6}[A-Z]$/ : /^9\d{9}$/);
      expect(company).toMatch(country === 'es' ? /^B99\d{6}$/ : /^99\d{6}$/);
    }),
  );
});
