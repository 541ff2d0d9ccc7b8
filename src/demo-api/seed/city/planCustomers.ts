import { insertInto } from '../../db/statement.ts';
import { day, iso } from '../base/calendar.ts';
import { createPerson, type Person } from '../base/createPerson.ts';
import type { CityContext } from '../base/seedContext.ts';

export interface SeededCustomer extends Person {
  id: string;
  cityId: string;
  created: number;
  address: string;
  isActive: boolean;
  /** False for customers who registered but never ordered. */
  isBuyer: boolean;
}

export interface CustomerHistory {
  orders: number;
  total: number;
  lastOrder: number;
}

const longTimeShare = 0.5;
const historyDays = 190;

/** Days since registration, oldest first; half of them before the order history begins. */
const createdBefore = (share: number): number =>
  share < longTimeShare
    ? historyDays + 700 * (1 - share / longTimeShare)
    : historyDays * (1 - (share - longTimeShare) / (1 - longTimeShare));

/** Only plans them: rows are written later, with the totals of their orders. */
export const planCustomers = ({
  random,
  plan,
  material,
  cityId,
  calendar,
}: CityContext): SeededCustomer[] => {
  const draw = random('customers', plan.key);
  const count = plan.sizes.customers;
  return Array.from({ length: count }, (_, index) => ({
    ...createPerson(material, draw, index, plan.specialPeople.customers[index]),
    id: draw.id(),
    cityId,
    created: Math.floor(calendar.present - createdBefore((index + draw.next()) / count) * day),
    address: material.street(draw.pick(plan.streets), draw.int(1, 140)),
    isActive: draw.chance(0.96),
    isBuyer: index === 0 || draw.chance(0.92),
  }));
};

export const insertCustomers = (
  { db }: CityContext,
  customers: readonly SeededCustomer[],
  histories: ReadonlyMap<string, CustomerHistory>,
): void => {
  const insert = insertInto(db, 'customers');
  for (const customer of customers) {
    const { id, created, isActive } = customer;
    const { orders = 0, total = 0, lastOrder = created } = histories.get(id) ?? {};
    insert({
      ...customer,
      orders,
      total,
      isActive: isActive ? 1 : 0,
      createdAt: iso(created),
      updatedAt: iso(lastOrder),
      deletedAt: null,
    });
  }
};
