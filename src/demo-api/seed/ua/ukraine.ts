import type { CountryMaterial } from '../base/countryMaterial.ts';
import { ukrainianCategories } from './ukrainianCategories.ts';
import { ukrainianCities } from './ukrainianCities.ts';
import { ukrainianCourierHelp, ukrainianCustomerHelp } from './ukrainianHelp.ts';
import {
  ukrainianCompanyNames,
  ukrainianEstablishmentNames,
  ukrainianMen,
  ukrainianMenFamilyNames,
  ukrainianWomen,
  ukrainianWomenFamilyNames,
} from './ukrainianNames.ts';
import { ukrainianPhrases } from './ukrainianPhrases.ts';

export const ukraine: CountryMaterial = {
  id: 'ua',
  women: ukrainianWomen,
  men: ukrainianMen,
  womenFamilyNames: ukrainianWomenFamilyNames,
  menFamilyNames: ukrainianMenFamilyNames,
  familyNames: 1,
  street: (street, number) => `${street}, буд. ${number}`,
  companyForms: [(name) => `ТОВ «${name}»`, (name) => `ПП «${name}»`, (name) => `ТДВ «${name}»`],
  companyNames: ukrainianCompanyNames,
  establishmentNames: ukrainianEstablishmentNames,
  cities: ukrainianCities,
  categories: ukrainianCategories,
  phrases: ukrainianPhrases,
  help: { customer: ukrainianCustomerHelp, courier: ukrainianCourierHelp },
  settings: {
    cancellationFee: 1.5,
    freeDeliveryOrderPrice: 30,
    freeDeliveryExpirationDays: 21,
    vat: 20,
    courierManagement: 2,
  },
};
