import type { CountryId } from '#shared/domain/countries.ts';
import type { Random } from './random.ts';

const mobile: Record<CountryId, (random: Random) => string> = {
  es: (random) => `+34 6${random.digits(2)} ${random.digits(3)} ${random.digits(3)}`,
  ua: (random) =>
    `+380 ${random.pick(['50', '63', '67', '93', '97'])} ${random.digits(3)} ${random.digits(2)} ${random.digits(2)}`,
};

export const phoneNumber = (country: CountryId, random: Random): string => mobile[country](random);
