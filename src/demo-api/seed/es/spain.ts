import type { CountryMaterial } from '../base/countryMaterial.ts';
import { spanishCategories } from './spanishCategories.ts';
import { spanishCities } from './spanishCities.ts';
import { spanishCourierHelp, spanishCustomerHelp } from './spanishHelp.ts';
import {
  spanishCompanyNames,
  spanishEstablishmentNames,
  spanishFamilyNames,
  spanishMen,
  spanishWomen,
} from './spanishNames.ts';
import { spanishPhrases } from './spanishPhrases.ts';

export const spain: CountryMaterial = {
  id: 'es',
  women: spanishWomen,
  men: spanishMen,
  womenFamilyNames: spanishFamilyNames,
  menFamilyNames: spanishFamilyNames,
  familyNames: 2,
  street: (street, number) => `${street}, ${number}`,
  companyForms: [(name) => `${name}, S.L.`, (name) => `${name} S.A.`, (name) => `${name} S.L.U.`],
  companyNames: spanishCompanyNames,
  establishmentNames: spanishEstablishmentNames,
  cities: spanishCities,
  categories: spanishCategories,
  phrases: spanishPhrases,
  help: { customer: spanishCustomerHelp, courier: spanishCourierHelp },
  settings: {
    cancellationFee: 2,
    freeDeliveryOrderPrice: 45,
    freeDeliveryExpirationDays: 30,
    vat: 21,
    courierManagement: 2,
  },
};
