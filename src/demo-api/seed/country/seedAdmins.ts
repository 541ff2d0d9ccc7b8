import { hashPassword } from '../../auth/passwords.ts';
import { insertInto } from '../../db/statement.ts';
import type { Row } from '../../db/tables.ts';
import { day, iso } from '../base/calendar.ts';
import type { CountryMaterial } from '../base/countryMaterial.ts';
import { createPerson, latinName } from '../base/createPerson.ts';
import type { Random } from '../base/random.ts';
import type { SeedContext } from '../base/seedContext.ts';

/** Password of all sample accounts. */
const password = 'demo-password';
const host = 'backoffice.example';

type Account = Pick<Row<'admins'>, 'firstName' | 'lastName' | 'email' | 'phone' | 'country' | 'role'>;

const knownAccounts: Account[] = [
  {
    firstName: 'Olena',
    lastName: 'Hrytsenko',
    email: `super@${host}`,
    phone: '+380 50 000 00 01',
    country: 'any',
    role: 'SuperAdmin',
  },
  {
    firstName: 'Carmen',
    lastName: 'Vidal Rey',
    email: `spain@${host}`,
    phone: '+34 600 000 001',
    country: 'es',
    role: 'Admin',
  },
  {
    firstName: 'Тарас',
    lastName: 'Бондаренко',
    email: `ukraine@${host}`,
    phone: null,
    country: 'ua',
    role: 'Admin',
  },
];
const colleaguesPerCountry = 11;

const planColleagues = (material: CountryMaterial, draw: Random): Account[] =>
  Array.from({ length: colleaguesPerCountry }, (_, index) => {
    const { firstName, lastName, phoneNumber } = createPerson(material, draw, index);
    return {
      firstName,
      lastName,
      email: `${latinName(firstName)}.${material.id}${index + 1}@${host}`,
      phone: draw.chance(0.8) ? phoneNumber : null,
      country: index % 4 === 0 ? 'any' : material.id,
      role: index % 5 === 0 ? 'SuperAdmin' : 'Admin',
    };
  });

export const seedAdmins = (
  { db, calendar, random }: SeedContext,
  materials: readonly CountryMaterial[],
): void => {
  const insert = insertInto(db, 'admins');
  const draw = random('admins');
  const passwordHash = hashPassword(password, draw.id());
  const colleagues = materials.flatMap((material) => planColleagues(material, draw));
  for (const [index, account] of [...knownAccounts, ...colleagues].entries()) {
    const createdAt = iso(calendar.present - (900 - index * 30) * day + draw.int(0, day));
    insert({
      ...account,
      id: draw.id(),
      isActive: index < knownAccounts.length || draw.chance(0.85) ? 1 : 0,
      passwordHash,
      createdAt,
      updatedAt: createdAt,
    });
  }
};
