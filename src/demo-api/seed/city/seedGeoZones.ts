import { day, iso } from '../base/calendar.ts';
import { insertInto } from '../base/insertInto.ts';
import type { CityContext } from './cityContext.ts';

export interface SeededZone {
  id: string;
  /** A zone that is not served yet has no couriers. */
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
