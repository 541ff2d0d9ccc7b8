import { roundHalfUp, toCents } from '#shared/rules/money.ts';
import { weekdays } from '#shared/rules/wireValues.ts';
import { insertInto } from '../../db/statement.ts';
import { day, iso } from '../base/calendar.ts';
import type { CategoryPlan } from '../base/countryMaterial.ts';
import { phoneNumber } from '../base/countryNumbers.ts';
import { createPerson, fullName, latinName } from '../base/createPerson.ts';
import { anyPicture, pictureOfDish } from '../base/pictures.ts';
import type { Random } from '../base/random.ts';
import type { CityContext, SeededCategory, SeededCompany } from '../base/seedContext.ts';

interface Hours {
  from: string;
  to: string;
}
const span = (from: string, to: string): Hours => ({ from, to });

/** Opening hours on weekdays and weekends; empty: closed. */
const patterns: readonly { week: Hours[]; weekend: Hours[] }[] = [
  { week: [span('12:30', '16:00'), span('20:00', '23:30')], weekend: [span('12:30', '00:00')] },
  { week: [span('08:00', '20:00')], weekend: [span('09:00', '15:00')] },
  { week: [span('10:00', '22:00')], weekend: [span('10:00', '22:00')] },
  { week: [span('13:00', '16:30'), span('19:30', '23:00')], weekend: [span('13:00', '01:00')] },
  { week: [span('09:00', '14:00'), span('17:00', '21:00')], weekend: [] },
  { week: [span('00:00', '23:59')], weekend: [span('00:00', '23:59')] },
];

const createWorkingTime = (random: Random): string => {
  const { week, weekend } = random.pick(patterns);
  const restDay = random.chance(0.4) ? random.pick(weekdays.slice(0, 3)) : null;
  const days = weekdays.map((name, index) => {
    const openAt = name === restDay ? [] : index < 5 ? week : weekend;
    return [name, { isClosed: openAt.length === 0, openAt }];
  });
  return JSON.stringify(Object.fromEntries(days));
};

/** Data for the establishment's orders and pay lists; amounts in cents. */
export interface SeededEstablishment {
  id: string;
  name: string;
  created: number;
  category: CategoryPlan;
  /** Percent; null prevents activation. */
  commission: number | null;
  address: string;
  orderMinimum: number;
  preparationTime: number;
  cancellationFee: number;
  isDelivery: boolean;
  isPickup: boolean;
  /** Cancels nearly all orders, so that its pay lists are negative. */
  isUnreliable: boolean;
  payee: SeededCompany;
}

const yearsBack = 1000;
const newcomersWithin = 180;

/** Days since registration, oldest first; most registered before the order history begins. */
const createdBefore = (index: number, count: number): number => {
  const share = index / count;
  return share < 0.84
    ? newcomersWithin + 15 + (yearsBack - newcomersWithin) * (1 - share / 0.84)
    : newcomersWithin * (1 - (share - 0.84) / 0.16);
};

const createName = (
  context: CityContext,
  category: CategoryPlan,
  random: Random,
  taken: Set<string>,
): string => {
  const name = `${random.pick(category.prefixes)} ${random.pick(context.material.establishmentNames)}`;
  if (taken.has(name)) return createName(context, category, random, taken);
  taken.add(name);
  return name;
};

const planEstablishment = (
  { plan, material, calendar, companies }: CityContext,
  random: Random,
  index: number,
  name: string,
  category: CategoryPlan,
): SeededEstablishment & { isSetUp: boolean; hasOwnFee: boolean } => {
  const count = plan.sizes.establishments;
  const isUnreliable = index === Math.floor(count / 2);
  const isSetUp = index < Math.floor(count * 0.93);
  const hasOwnFee = isUnreliable || random.chance(0.2);
  const ownFee = isUnreliable ? 850 : random.int(2, 12) * 50;
  const isPickup = random.chance(0.7);
  return {
    id: random.id(),
    name,
    created: Math.floor(calendar.present - createdBefore(index, count) * day - random.int(0, day)),
    category,
    commission: isSetUp ? roundHalfUp((12 + random.next() * 16) * 4) / 4 : null,
    address: material.street(random.pick(plan.streets), random.int(1, 140)),
    orderMinimum: roundHalfUp(plan.pricing.orderMinimum * (1 + random.next() * 2)) * 50,
    preparationTime: random.int(2, 9) * 5,
    cancellationFee: hasOwnFee ? ownFee : toCents(material.settings.cancellationFee),
    isDelivery: !isPickup || random.chance(0.93),
    isPickup,
    isUnreliable,
    payee: random.pick(companies),
    isSetUp,
    hasOwnFee,
  };
};

/** Round robin, unless `wanted` is set. */
const chooseCategory = (
  categories: readonly SeededCategory[],
  wanted: string | undefined,
  index: number,
): SeededCategory => {
  const category = categories.find(({ plan }) => plan.id === wanted) ?? categories[index % categories.length];
  if (!category) throw new RangeError('The city offers no category');
  return category;
};

const pickFilters = (filterIds: readonly string[], random: Random): string =>
  JSON.stringify(filterIds.filter((_, index) => index === 0 || random.chance(0.45)));

export const seedEstablishments = (context: CityContext): SeededEstablishment[] => {
  const { db, random, plan, material, cityId, categories, calendar } = context;
  const insert = insertInto(db, 'establishments');
  const draw = random('establishments', plan.key);
  const taken = new Set<string>();
  return Array.from({ length: plan.sizes.establishments }, (_, index) => {
    const [specialName, categoryId] = plan.specialEstablishments[index] ?? [];
    const category = chooseCategory(categories, categoryId, index);
    const name = specialName ?? createName(context, category.plan, draw, taken);
    const establishment = planEstablishment(context, draw, index, name, category.plan);
    const { isSetUp, hasOwnFee, created } = establishment;
    const manager = createPerson(material, draw, index);
    const host = `${latinName(name).replaceAll('.', '-').slice(0, 40)}.example`;
    insert({
      id: establishment.id,
      cityId,
      name,
      kind: category.plan.kind,
      commission: establishment.commission,
      isActive: isSetUp && draw.chance(0.94) ? 1 : 0,
      isStopped: draw.chance(0.07) ? 1 : 0,
      isPublic: isSetUp && draw.chance(0.92) ? 1 : 0,
      email: `info@${host}`,
      phoneNumber: phoneNumber(material.id, draw),
      displayAddress: establishment.address,
      managerName: fullName(manager),
      managerEmail: manager.email,
      managerPhone: manager.phoneNumber,
      companyId: establishment.payee.id,
      image: pictureOfDish(category.plan.dish, draw),
      logo: draw.chance(0.93) ? anyPicture('logo', draw) : null,
      description: draw.chance(0.8) ? draw.pick(material.phrases.descriptions) : null,
      categoryId: category.plan.id,
      topFilterIds: pickFilters(category.filterIds, draw),
      workingTime: createWorkingTime(draw),
      orderMinimum: establishment.orderMinimum,
      preparationTime: establishment.preparationTime,
      hasIndividualCancellationFee: hasOwnFee ? 1 : 0,
      cancellationFee: hasOwnFee ? establishment.cancellationFee : null,
      isDelivery: establishment.isDelivery ? 1 : 0,
      isPickup: establishment.isPickup ? 1 : 0,
      isScheduling: draw.chance(0.6) ? 1 : 0,
      vat: draw.chance(0.85) ? material.settings.vat : 10,
      createdAt: iso(created),
      updatedAt: iso(created + draw.next() * (calendar.present - created)),
      deletedAt: null,
    });
    return establishment;
  });
};
