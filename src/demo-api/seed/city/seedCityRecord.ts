import { toCents } from '#shared/rules/money.ts';
import { insertInto } from '../../db/statement.ts';
import { day, iso } from '../base/calendar.ts';
import type { CityPlan, CountryMaterial } from '../base/countryMaterial.ts';
import type { CityContext, SeedContext } from '../base/seedContext.ts';

export const seedCityRecord = (
  { db, calendar, random }: SeedContext,
  material: CountryMaterial,
  { key, name, localName, pricing }: CityPlan,
): string => {
  const { customer, courier, bookingHours, orderMinimum } = pricing;
  const draw = random('city', key);
  const id = draw.id();
  const index = material.cities.findIndex((city) => city.key === key);
  const created = calendar.present - Math.max(1200 - index * 150, 760 - index) * day;
  insertInto(
    db,
    'cities',
  )({
    id,
    country: material.id,
    name,
    localName,
    isActive: 1,
    customerBaseDistance: customer.baseDistance,
    customerBaseRate: toCents(customer.baseRate),
    customerDistanceRate: toCents(customer.distanceRate),
    courierBaseDistance: courier.baseDistance,
    courierBaseRate: toCents(courier.baseRate),
    courierDistanceRate: toCents(courier.distanceRate),
    bookingHour1: bookingHours[0],
    bookingHour2: bookingHours[1],
    vamvuOrderMinimum: toCents(orderMinimum),
    createdAt: iso(created),
    updatedAt: iso(created + draw.int(30, 600) * day),
  });
  return id;
};

export interface SeededZone {
  id: string;
  isServed: boolean;
}

export const seedGeoZones = ({ db, calendar, random, cityId, plan }: CityContext): SeededZone[] => {
  const insert = insertInto(db, 'geo_zones');
  const draw = random('geo zones', plan.key);
  return plan.zones.map((name, index) => {
    const isServed = index < plan.zones.length - 1;
    const id = draw.id();
    const createdAt = iso(calendar.present - (isServed ? 700 - index * 60 : 12) * day);
    insert({ id, cityId, name, status: isServed ? 'active' : 'inactive', createdAt, updatedAt: createdAt });
    return { id, isServed };
  });
};
