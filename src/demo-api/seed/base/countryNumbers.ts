import type { CountryId } from '#shared/domain/countries.ts';
import type { Random } from './random.ts';

const mobile: Record<CountryId, (random: Random) => string> = {
  es: (random) => `+34 6${random.digits(2)} ${random.digits(3)} ${random.digits(3)}`,
  ua: (random) =>
    `+380 ${random.pick(['50', '63', '67', '93', '97'])} ${random.digits(3)} ${random.digits(2)} ${random.digits(2)}`,
};

export const phoneNumber = (country: CountryId, random: Random): string => mobile[country](random);

/** Banks that do not exist; with each account's length the country's usual total (ES 24, UA 29). */
const formats: Record<CountryId, { prefix: string; bank: string; accountLength: number }> = {
  es: { prefix: 'ES', bank: '9990', accountLength: 16 },
  ua: { prefix: 'UA', bank: '999000', accountLength: 19 },
};

/** The remainder by 97, letter by letter: A is 10, B is 11, … */
const ibanRemainder = (rearranged: string): number =>
  [...rearranged].reduce((remainder, character) => {
    const value = Number.parseInt(character, 36);
    return (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);

export const createIban = (country: CountryId, random: Random): string => {
  const { prefix, bank, accountLength } = formats[country];
  const account = bank + random.digits(accountLength);
  const check = 98 - ibanRemainder(`${account}${prefix}00`);
  return `${prefix}${String(check).padStart(2, '0')}${account}`;
};

const controlLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** The letter is one off on purpose: nobody can have this number. */
const spanishPerson = (random: Random): string => {
  const digits = random.digits(8);
  return digits + controlLetters.charAt((Number(digits) + 1) % 23);
};

/** Numbers in the shape of each country's tax numbers; made up. */
export const personIdNumber = (country: CountryId, random: Random): string =>
  country === 'es' ? spanishPerson(random) : random.int(2, 3) + random.digits(9);

export const companyIdNumber = (country: CountryId, random: Random): string =>
  country === 'es' ? `B99${random.digits(6)}` : `99${random.digits(6)}`;

export const passportNumber = (country: CountryId, random: Random): string =>
  (country === 'es' ? 'XZ' : 'ЯЯ') + random.digits(6);
