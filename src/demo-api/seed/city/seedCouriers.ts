import { type CourierStatus, courierStatuses } from '#shared/api/couriers.ts';
import type { CountryId } from '#shared/rules/countries.ts';
import { roundHalfUp } from '#shared/rules/money.ts';
import { insertInto } from '../../db/statement.ts';
import { day, hour, iso } from '../base/calendar.ts';
import { createIban, passportNumber, personIdNumber } from '../base/countryNumbers.ts';
import { createPerson, fullName } from '../base/createPerson.ts';
import { anyPicture } from '../base/pictures.ts';
import type { Random } from '../base/random.ts';
import type { CityContext } from '../base/seedContext.ts';
import type { SeededZone } from './seedCityRecord.ts';

/** Share of couriers per status in percent (the rest is active), and the stage they have reached. */
const states: Readonly<Record<CourierStatus, readonly [share: number, stage: number]>> = {
  email_not_verified: [3, 0],
  email_verified: [3, 0],
  phone_number_verified: [3, 1],
  form_filled: [4, 2],
  request_was_sent: [7, 2],
  rejected_with_error: [3, 2],
  rejected: [3, 2],
  accepted: [3, 2],
  filled_profile: [3, 3],
  setup_completed: [3, 3],
  active: [0, 4],
  inactive: [6, 4],
  quit: [5, 4],
  blocked: [3, 4],
};

/** Shuffled; every status occurs at least once. */
const planCourierStatuses = (count: number, random: Random): CourierStatus[] => {
  const planned = courierStatuses.flatMap((status) => {
    const [share] = states[status];
    return Array.from({ length: Math.ceil((share * count) / 100) }, () => status);
  });
  const active = Array.from({ length: Math.max(0, count - planned.length) }, (): CourierStatus => 'active');
  return random.shuffle([...planned, ...active]);
};

const stageOf = (status: CourierStatus): number => states[status][1];

/** Stages: 1 phone number, 2 application form, 3 complete profile, 4 has worked. */
const hasPhone = (status: CourierStatus): boolean => stageOf(status) >= 1;
const hasForm = (status: CourierStatus): boolean => stageOf(status) >= 2;
const hasProfile = (status: CourierStatus): boolean => stageOf(status) >= 3;
const hasWorked = (status: CourierStatus): boolean => stageOf(status) >= 4;

/** Courier who delivered between these instants. */
export interface SeededCourier {
  id: string;
  name: string;
  iban: string;
  idNumber: string;
  from: number;
  until: number;
}

const vehicles = ['walker', 'bicycle', 'bicycle', 'motor'];
const workingDays = ['weekdays', 'weekends', 'all_week', 'flexible'];
const employments = ['self_employed', 'full_time', 'part_time', 'student'];

/** Candidates registered recently, workers longer ago. */
const daysSince = (status: CourierStatus, random: Random): number => {
  if (status === 'request_was_sent') return 1 + random.next() * 8;
  return hasWorked(status) ? 30 + random.next() ** 2 * 800 : 2 + random.next() * 60;
};

/** Some active couriers have not booked for weeks; former ones stopped earlier. */
const daysSinceWork = (status: CourierStatus, random: Random): number => {
  if (status !== 'active') return 20 + random.next() * 60;
  return random.chance(0.12) ? 16 + random.next() * 12 : -1;
};

export const createForm = <Address>(
  country: CountryId,
  now: number,
  address: (random: Random) => Address,
  random: Random,
) => ({
  dateOfBirth: iso(now - (19 + random.next() * 36) * 365.25 * day).slice(0, 10),
  workingDays: random.pick(workingDays),
  employment: random.pick(employments),
  vehicle: random.pick(vehicles),
  passportNumber: passportNumber(country, random),
  iban: createIban(country, random),
  address: address(random),
  idNumber: personIdNumber(country, random),
  image: anyPicture('portrait', random),
  passportImage: random.chance(0.8) ? anyPicture('document', random) : null,
  withPassportImage: random.chance(0.6) ? anyPicture('portrait', random) : null,
});

type Form = ReturnType<typeof createForm<string>>;

const emptied = (form: Form): Record<keyof Form, null> =>
  Object.fromEntries(Object.keys(form).map((name) => [name, null])) as Record<keyof Form, null>;

const rating = (status: CourierStatus, random: Random): number | null =>
  hasWorked(status) && random.chance(0.9) ? roundHalfUp(38 + random.next() * 12) / 10 : null;

/** Seeds all couriers; returns those who have delivered, by start date. */
export const seedCouriers = (context: CityContext, zones: readonly SeededZone[]): SeededCourier[] => {
  const { db, plan, material, cityId, calendar } = context;
  const insert = insertInto(db, 'couriers');
  const draw = context.random('couriers', plan.key);
  const servedZones = zones.filter(({ isServed }) => isServed);
  const address = (random: Random): string => material.street(random.pick(plan.streets), random.int(1, 140));
  const workers: SeededCourier[] = [];

  for (const [index, status] of planCourierStatuses(plan.sizes.couriers, draw).entries()) {
    const id = draw.id();
    const person = createPerson(material, draw, index, plan.specialPeople.couriers[index]);
    const created = Math.floor(calendar.present - daysSince(status, draw) * day);
    const filled = createForm(material.id, calendar.present, address, draw);
    const until = Math.floor(calendar.present - daysSinceWork(status, draw) * day);
    const lastChange = Math.min(until, calendar.present - draw.int(0, 5 * day));
    const changed = hasWorked(status) ? lastChange : created + draw.int(1, 20) * hour;
    insert({
      id,
      cityId,
      ...person,
      phoneNumber: hasPhone(status) ? person.phoneNumber : null,
      status,
      errorMessage: status === 'rejected_with_error' ? draw.pick(material.phrases.courierErrors) : null,
      geoZoneId: hasProfile(status) ? draw.pick(servedZones).id : null,
      orderAutoAcceptance: hasWorked(status) && draw.chance(0.4) ? 1 : 0,
      rating: rating(status, draw),
      ...(hasForm(status) ? filled : emptied(filled)),
      createdAt: iso(created),
      updatedAt: iso(Math.max(created, changed)),
      deletedAt: null,
    });
    if (!hasWorked(status)) continue;
    workers.push({
      id,
      name: fullName(person),
      iban: filled.iban,
      idNumber: filled.idNumber,
      from: created + 2 * day,
      until,
    });
  }
  return workers.sort((left, right) => left.from - right.from);
};
