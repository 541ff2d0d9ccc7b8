import type { CountryId } from '#shared/domain/countries.ts';
import type { Random } from './random.ts';

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
