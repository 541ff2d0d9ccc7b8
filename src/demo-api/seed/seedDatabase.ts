import type { DatabaseSync } from 'node:sqlite';
import { createCalendar } from './base/calendar.ts';
import type { CityPlan, CountryMaterial } from './base/countryMaterial.ts';
import {
  createSeedContext,
  type SeedContext,
  type SeededCategory,
  type SeededCompany,
} from './base/seedContext.ts';
import { insertCustomers, planCustomers, type SeededCustomer } from './city/planCustomers.ts';
import { seedCityRecord, seedGeoZones } from './city/seedCityRecord.ts';
import { seedCouriers } from './city/seedCouriers.ts';
import { seedEstablishments } from './city/seedEstablishments.ts';
import { seedPromotions } from './city/seedPromotions.ts';
import { seedTimeSlots } from './city/seedTimeSlots.ts';
import { seedAdmins } from './country/seedAdmins.ts';
import { seedCategories, seedCategoryTree } from './country/seedCategories.ts';
import { seedCompanies } from './country/seedCompanies.ts';
import { seedCountry } from './country/seedCountry.ts';
import { seedCustomerRequests } from './country/seedCustomerRequests.ts';
import { spain } from './es/spain.ts';
import { spanishTowns } from './es/spanishCities.ts';
import { seedOrders } from './orders/seedOrders.ts';
import { ukraine } from './ua/ukraine.ts';

interface CitySeed {
  material: CountryMaterial;
  plan: CityPlan;
  categories: readonly SeededCategory[];
  companies: readonly SeededCompany[];
  orders: number;
}

const seedCity = (
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

export interface SeedOptions {
  seed: number;
  /** Orders in all cities together. */
  orders: number;
  /** Number of Spanish cities; fictitious towns are added to the fixed ones. */
  cities?: number;
  /** Reference date of all dates, in UTC. */
  today: Date;
}

const ordersByCountry = [55, 45];

/** Splits a number by weights into integers that add up to it; the remainder goes to the first. */
const shareOut = (count: number, weights: readonly number[]): number[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => Math.floor((count * weight) / total));
  const rest = count - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, index) => (index === 0 ? share + rest : share));
};

const seedWholeCountry = (context: SeedContext, material: CountryMaterial, orders: number): void => {
  seedCountry(context, material);
  const categories = seedCategories(context, material);
  const companies = seedCompanies(context, material);
  const shares = shareOut(
    orders,
    material.cities.map(({ share }) => share),
  );
  const customers = material.cities.flatMap((plan, index) =>
    seedCity(context, { material, plan, categories, companies, orders: shares[index] ?? 0 }),
  );
  seedCustomerRequests(context, material, customers);
};

/**
 * Fills empty tables with sample data. The same seed and day yield the same rows; `orders` changes only
 * orders and rows derived from them. The caller opens the transaction.
 */
export const seedDatabase = (db: DatabaseSync, { seed, orders, cities = 0, today }: SeedOptions): void => {
  const towns = spanishTowns(Math.max(0, cities - spain.cities.length));
  const materials: CountryMaterial[] = [{ ...spain, cities: [...spain.cities, ...towns] }, ukraine];
  const context = createSeedContext(db, seed, createCalendar(today));
  seedAdmins(context, materials);
  const shares = shareOut(orders, ordersByCountry);
  for (const [index, material] of materials.entries())
    seedWholeCountry(context, material, shares[index] ?? 0);
};
