import { insertInto } from '../../db/statement.ts';
import { day, iso } from '../base/calendar.ts';
import type { CountryMaterial } from '../base/countryMaterial.ts';
import { companyIdNumber, createIban, phoneNumber } from '../base/countryNumbers.ts';
import { createPerson, fullName, latinName } from '../base/createPerson.ts';
import type { SeedContext, SeededCompany } from '../base/seedContext.ts';

const companiesPerCountry = 30;

export const seedCompanies = (
  { db, calendar, random }: SeedContext,
  material: CountryMaterial,
): SeededCompany[] => {
  const insert = insertInto(db, 'companies');
  const draw = random('companies', material.id);
  const { streets = [] } = material.cities[0] ?? {};
  return Array.from({ length: companiesPerCountry }, (_, index) => {
    const plainName = material.companyNames[index] ?? `${draw.pick(material.companyNames)} ${index + 1}`;
    const host = `${latinName(plainName).replaceAll('.', '-')}.example`;
    const manager = createPerson(material, draw, index);
    const created = calendar.present - draw.int(250, 1100) * day + draw.int(0, day);
    const company = {
      id: draw.id(),
      iban: createIban(material.id, draw),
      idNumber: companyIdNumber(material.id, draw),
    };
    insert({
      ...company,
      country: material.id,
      name: draw.pick(material.companyForms)(plainName),
      managerName: fullName(manager),
      email: `info@${host}`,
      phoneNumber: phoneNumber(material.id, draw),
      address: material.street(draw.pick(streets), draw.int(1, 120)),
      website: draw.chance(0.7) ? `https://www.${host}` : null,
      description: draw.chance(0.5) ? draw.pick(material.phrases.descriptions) : null,
      canEditMop: draw.chance(0.3) ? 1 : 0,
      isActive: draw.chance(0.9) ? 1 : 0,
      createdAt: iso(created),
      updatedAt: iso(created + draw.int(0, 200) * day),
    });
    return company;
  });
};
