import type { CityPlan, CountryMaterial } from '../base/countryMaterial.ts';
import type { SeedContext } from '../base/seedContext.ts';
import { type SeededCategory, seedCategoryTree } from '../country/seedCategories.ts';
import type { SeededCompany } from '../country/seedCompanies.ts';
import { seedOrders } from '../orders/seedOrders.ts';
import { insertCustomers, planCustomers, type SeededCustomer } from './planCustomers.ts';
import { seedCityRecord } from './seedCityRecord.ts';
import { seedCouriers } from './seedCouriers.ts';
import { seedEstablishments } from './seedEstablishments.ts';
import { seedGeoZones } from './seedGeoZones.ts';
import { seedPromotions } from './seedPromotions.ts';
import { seedTimeSlots } from './seedTimeSlots.ts';

export interface CitySeed {
  material: CountryMaterial;
  plan: CityPlan;
  categories: readonly SeededCategory[];
  companies: readonly SeededCompany[];
  orders: number;
}

/** A city with all that happens in it; answers its customers. */
export const seedCity = (
  seedContext: SeedContext,
  { material, plan, categories, companies, orders }: CitySeed,
): SeededCustomer[] => {
  const cityId = seedCityRecord(seedContext, material, plan);
  const offered = seedCategoryTree(seedContext, cityId, categories);
  const context = { ...seedContext, cityId, plan, material, companies, categories: offered };
  const zones = seedGeoZones(context);
  const establishments = seedEstablishments(context);
  const couriers = seedCouriers(context, zones);
  const customers = planCustomers(context);
  insertCustomers(context, customers, seedOrders(context, { establishments, couriers, customers }, orders));
  seedPromotions(context, establishments);
  seedTimeSlots(context, zones);
  return customers;
};
