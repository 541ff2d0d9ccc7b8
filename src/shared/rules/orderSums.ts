import { roundHalfUp, toCents } from './money.ts';

type Amount = number | null | undefined;

interface OrderLine {
  quantity?: Amount;
  price?: Amount;
}
export interface OrderItem extends OrderLine {
  /** Percent. */
  discount?: Amount;
  options?: readonly OrderLine[] | null | undefined;
}
interface OrderAmounts {
  items?: readonly OrderItem[] | null | undefined;
  itemsSum?: Amount;
  discountSum?: Amount;
  surcharge?: Amount;
  deliveryCost?: Amount;
  tips?: Amount;
  orderTotal?: Amount;
}

/** Cents. */
export interface LineSums {
  gross: number;
  discount: number;
  net: number;
}

/** A missing quantity means 1. */
const timesOf = (quantity: Amount): number => quantity ?? 1;

/** Options are priced per unit of the item. The discount applies to both. */
export const lineSums = ({ quantity, price, discount, options }: OrderItem): LineSums => {
  const extras = (options ?? []).map((option) =>
    roundHalfUp(timesOf(option.quantity) * toCents(option.price)),
  );
  const unitPrice = extras.reduce((sum, extra) => sum + extra, toCents(price));
  const gross = roundHalfUp(timesOf(quantity) * unitPrice);
  const reduction = roundHalfUp((gross * (discount ?? 0)) / 100);
  return { gross, discount: reduction, net: gross - reduction };
};

/** A sum that does not match its summands; in cents. */
export interface SumProblem {
  sum: 'itemsSum' | 'discountSum' | 'orderTotal';
  stated: number;
  computed: number;
}

/** Finds sums that do not add up. Skips sums that the order does not have. */
export const sumProblems = (order: OrderAmounts): SumProblem[] => {
  const lines = order.items?.map(lineSums);
  const check = (sum: SumProblem['sum'], computed: number | undefined): SumProblem[] => {
    const stated = order[sum];
    if (stated === null || stated === undefined || computed === undefined) return [];
    return toCents(stated) === computed ? [] : [{ sum, stated: toCents(stated), computed }];
  };
  const total =
    toCents(order.itemsSum) -
    toCents(order.discountSum) +
    toCents(order.surcharge) +
    toCents(order.deliveryCost) +
    toCents(order.tips);
  return [
    ...check(
      'itemsSum',
      lines?.reduce((sum, { gross }) => sum + gross, 0),
    ),
    ...check(
      'discountSum',
      lines?.reduce((sum, { discount }) => sum + discount, 0),
    ),
    ...check('orderTotal', order.itemsSum === null || order.itemsSum === undefined ? undefined : total),
  ];
};
