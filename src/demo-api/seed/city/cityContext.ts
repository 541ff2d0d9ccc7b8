import type { CityPlan, CountryMaterial } from '../base/countryMaterial.ts';
import type { SeedContext } from '../base/seedContext.ts';
import type { SeededCategory } from '../country/seedCategories.ts';
import type { SeededCompany } from '../country/seedCompanies.ts';

/** What every part of a city is made from. */
export interface CityContext extends SeedContext {
  cityId: string;
  plan: CityPlan;
  material: CountryMaterial;
  /** The categories that the city has switched on, with the filters it offers. */
  categories: readonly SeededCategory[];
  companies: readonly SeededCompany[];
}
