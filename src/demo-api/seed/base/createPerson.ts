import type { CountryMaterial, FullName } from './countryMaterial.ts';
import { phoneNumber } from './countryNumbers.ts';
import type { Random } from './random.ts';

/** Official Ukrainian romanisation, without its special forms at the start of a word. */
const pairs =
  'а-a б-b в-v г-h ґ-g д-d е-e є-ie ж-zh з-z и-y і-i ї-i й-i к-k л-l м-m н-n о-o п-p р-r с-s т-t у-u ф-f х-kh ц-ts ч-ch ш-sh щ-shch ь- ю-iu я-ia';

const latin = new Map(pairs.split(' ').map((pair): [string, string] => [pair.charAt(0), pair.slice(2)]));

/**
 * Local part of e-mail addresses: `Мар'яна Дем'янчук` → `mariana.demianchuk`, `Íñigo O'Higgins` →
 * `inigo.ohiggins`.
 */
export const latinName = (name: string): string =>
  [...name.toLowerCase()]
    .map((letter) => latin.get(letter) ?? letter)
    .join('')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '.')
    .replaceAll(/^\.+|\.+$/g, '');

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
}

const mailHosts = ['mail.example', 'post.example', 'example.com', 'example.org'];

const createName = (material: CountryMaterial, random: Random): FullName => {
  const isWoman = random.chance(0.5);
  const familyNames = isWoman ? material.womenFamilyNames : material.menFamilyNames;
  const first = random.pick(isWoman ? material.women : material.men);
  const last = Array.from({ length: material.familyNames }, () => random.pick(familyNames)).join(' ');
  return [first, last];
};

/** `number` makes the e-mail address unique among namesakes. */
export const createPerson = (
  material: CountryMaterial,
  random: Random,
  number: number,
  name: FullName = createName(material, random),
): Person => {
  const [firstName, lastName] = name;
  const [familyName = ''] = lastName.split(' ');
  return {
    firstName,
    lastName,
    email: `${latinName(`${firstName} ${familyName}`)}.${number}@${random.pick(mailHosts)}`,
    phoneNumber: phoneNumber(material.id, random),
  };
};

export const fullName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;
