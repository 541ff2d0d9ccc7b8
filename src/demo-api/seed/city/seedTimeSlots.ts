import { countries } from '#shared/rules/countries.ts';
import { roundHalfUp } from '#shared/rules/money.ts';
import { addDays } from '#shared/rules/plainDates.ts';
import { insertInto } from '../../db/statement.ts';
import { mondayOf, startOfDay } from '../../time/zonedTime.ts';
import { day, hour, iso } from '../base/calendar.ts';
import type { Random } from '../base/random.ts';
import type { CityContext } from '../base/seedContext.ts';
import type { SeededZone } from './seedCityRecord.ts';

/** Demand per hour of the day, from 0 to 1; 0: no deliveries. */
const demandByHour = [
  0.2, 0.1, 0, 0, 0, 0, 0, 0.1, 0.2, 0.3, 0.3, 0.4, 0.6, 0.9, 0.9, 0.6, 0.4, 0.4, 0.5, 0.7, 0.9, 1, 0.8, 0.4,
];

const limits = (demand: number, random: Random) => {
  const isCouriersLimited = demand > 0 && random.chance(0.6);
  const couriersLimit = isCouriersLimited ? 2 + Math.round(demand * 8) : 0;
  const wanted = Math.round(demand * (4 + random.next() * 8));
  // Busy hours with a limit are fully booked.
  const bookedCouriers = isCouriersLimited ? Math.min(couriersLimit, wanted) : wanted;
  return { isCouriersLimited: isCouriersLimited ? 1 : 0, couriersLimit, bookedCouriers };
};

const outcome = (demand: number, booked: number, random: Random) => {
  const numberOfOrders = Math.round(demand * booked * (1 + random.next() * 1.5));
  return {
    numberOfOrders,
    maxQueue: Math.round(Math.max(0, numberOfOrders - booked) * random.next()),
    minFreeCouriers: Math.max(0, booked - Math.ceil(numberOfOrders * (0.6 + random.next() * 0.4))),
  };
};

const nothingYet = { numberOfOrders: 0, maxQueue: 0 };

interface SlotHour {
  startTime: string;
  demand: number;
  isOver: boolean;
}

const planSlot = ({ startTime, demand, isOver }: SlotHour, random: Random) => {
  const isDeliveryActive = demand > 0 && !random.chance(0.01);
  const { bookedCouriers, ...limit } = limits(isDeliveryActive ? demand : 0, random);
  const isHighDemand = isDeliveryActive && demand >= 0.9 && random.chance(0.5);
  return {
    startTime,
    isDeliveryActive: isDeliveryActive ? 1 : 0,
    isHighDemand: isHighDemand ? 1 : 0,
    ...limit,
    bookedCouriers,
    minFreeCouriers: bookedCouriers > 3 ? 1 : 0,
    ...(isOver ? outcome(demand, bookedCouriers, random) : nothingYet),
    costMultiplier: isHighDemand && random.chance(0.7) ? roundHalfUp(11 + random.next() * 9) / 10 : 1,
  };
};

/** Hours of a local day: 23 or 25 at a clock change. */
const hoursOfDay = (date: string, timeZone: string, now: number): SlotHour[] => {
  const start = Date.parse(startOfDay(date, timeZone));
  const end = Date.parse(startOfDay(addDays(date, 1), timeZone));
  const weekend = [0, 5, 6].includes(new Date(date).getUTCDay()) ? 1.2 : 1;
  return Array.from({ length: (end - start) / hour }, (_, index) => ({
    startTime: iso(start + index * hour),
    demand: Math.min(1, (demandByHour[index] ?? 0) * weekend),
    isOver: start + index * hour < now,
  }));
};

/** Adds a week on Sundays: the UTC day ends as Monday in both countries, whose next week starts later. */
const weeksFrom = (date: string): number => (addDays(mondayOf(date), 6) === date ? 4 : 3);

/** Seeds the previous, current and next week of every served zone. */
export const seedTimeSlots = (
  { db, random, material, calendar }: CityContext,
  zones: readonly SeededZone[],
): void => {
  const insert = insertInto(db, 'time_slots');
  const first = addDays(mondayOf(calendar.date), -7);
  const updatedAt = iso(calendar.present - 8 * day);
  // Treat today as over; the API hides its counters until the clock has passed them.
  const now = calendar.present + day;
  const { timeZone } = countries[material.id];
  const hours = Array.from({ length: 7 * weeksFrom(calendar.date) }, (_, index) =>
    hoursOfDay(addDays(first, index), timeZone, now),
  ).flat();
  for (const { id: geoZoneId } of zones.filter(({ isServed }) => isServed)) {
    const draw = random('time slots', geoZoneId);
    for (const slotHour of hours) {
      insert({ id: draw.hexId(), geoZoneId, ...planSlot(slotHour, draw), updatedAt });
    }
  }
};
