import type { CountryMaterial, FullName } from './countryMaterial.ts';
import { phoneNumber } from './countryNumbers.ts';
import { latinName } from './latinName.ts';
import type { Random } from './random.ts';

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

/** `number` keeps the addresses of namesakes apart. */
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
