import type { CountryId } from '#shared/domain/countries.ts';
import type { Random } from './random.ts';

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
