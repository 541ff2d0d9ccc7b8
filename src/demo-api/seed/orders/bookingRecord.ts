import { insertInto } from '../base/insertInto.ts';
import type { CityContext } from '../city/cityContext.ts';
import type { SeededCourier } from '../city/seedCouriers.ts';

const daysBack = 60;
const dailyChance = 0.55;

/** On which days each courier had booked: whenever an order was delivered, and on days that stayed quiet. */
export const createBookingRecord = (
  { db, random, plan, material, calendar }: CityContext,
  couriers: readonly SeededCourier[],
) => {
  const booked = new Map<string, Set<string>>(couriers.map(({ id }) => [id, new Set()]));
  const draw = random('bookings', plan.key);
  const recent = calendar.days[material.id].slice(-daysBack).filter(({ start }) => start <= calendar.present);
  for (const { id, from, until } of couriers) {
    for (const { date, start } of recent) {
      if (draw.chance(dailyChance) && start >= from && start <= until) booked.get(id)?.add(date);
    }
  }
  return {
    add: (courierId: string, date: string): void => {
      booked.get(courierId)?.add(date);
    },
    store: (): void => {
      const insert = insertInto(db, 'courier_bookings');
      for (const [courierId, days] of booked) for (const day of days) insert({ courierId, day });
    },
  };
};
