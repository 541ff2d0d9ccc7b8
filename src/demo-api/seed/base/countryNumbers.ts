import type { CountryId } from '#shared/rules/countries.ts';
import { spanishControl } from '#shared/rules/iban.ts';
import { cifDigit, dniLetter, edrpouDigit, rnokppDigit } from '#shared/rules/taxNumber.ts';
import type { Random } from './random.ts';

const mobile: Record<CountryId, (random: Random) => string> = {
  es: (random) => `+34 6${random.digits(2)} ${random.digits(3)} ${random.digits(3)}`,
  ua: (random) =>
    `+380 ${random.pick(['50', '63', '67', '93', '97'])} ${random.digits(3)} ${random.digits(2)} ${random.digits(2)}`,
};

export const phoneNumber = (country: CountryId, random: Random): string => mobile[country](random);

/** Fictitious banks. The account length yields the country's IBAN length (ES 24, UA 29). */
const formats: Record<CountryId, { prefix: string; bank: string; accountLength: number }> = {
  es: { prefix: 'ES', bank: '9990', accountLength: 16 },
  ua: { prefix: 'UA', bank: '999000', accountLength: 19 },
};

/** Remainder modulo 97; A counts as 10, B as 11, … */
const ibanRemainder = (rearranged: string): number =>
  [...rearranged].reduce((remainder, character) => {
    const value = Number.parseInt(character, 36);
    return (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);

/** Inserts the Spanish control digits at the 9th and 10th place. */
const withSpanishControl = (digits: string): string => {
  const [bank, account] = [digits.slice(0, 8), digits.slice(10)];
  return bank + spanishControl(bank, account) + account;
};

export const createIban = (country: CountryId, random: Random): string => {
  const { prefix, bank, accountLength } = formats[country];
  const digits = bank + random.digits(accountLength);
  const account = country === 'es' ? withSpanishControl(digits) : digits;
  const check = 98 - ibanRemainder(`${account}${prefix}00`);
  return `${prefix}${String(check).padStart(2, '0')}${account}`;
};

// Valid control characters on unassigned digits: DNI and companies from 99 on, and in Ukraine a date of birth
// in the 22nd century.

const spanishPerson = (random: Random): string => {
  const digits = `99${random.digits(8).slice(2)}`;
  return digits + dniLetter(digits);
};

const ukrainianPerson = (random: Random): string => {
  const digits = `9${random.digits(10).slice(2)}`;
  return digits + rnokppDigit(digits);
};

export const personIdNumber = (country: CountryId, random: Random): string =>
  country === 'es' ? spanishPerson(random) : ukrainianPerson(random);

export const companyIdNumber = (country: CountryId, random: Random): string => {
  const digits = `99${random.digits(6).slice(1)}`;
  return country === 'es' ? `B${digits}${cifDigit(digits)}` : digits + edrpouDigit(digits);
};

export const passportNumber = (country: CountryId, random: Random): string =>
  (country === 'es' ? 'XZ' : 'ЯЯ') + random.digits(6);
