import { toCents } from './money.ts';
import { isCanceled } from './wireValues.ts';

interface TotalledOrder {
  /** Rows have unknown fields. */
  [field: string]: unknown;
}

export interface OrderTotal {
  count: number;
  cents: number;
}

/** Totals of completed and of canceled orders. Orders under way and unknown statuses count as neither. */
export const orderTotals = (
  orders: readonly TotalledOrder[],
): { completed: OrderTotal; canceled: OrderTotal } => {
  const totalOf = (is: (status: string) => boolean): OrderTotal => {
    const found = orders.filter(({ status }) => is(String(status)));
    const cents = found.reduce((sum, { orderTotal }) => sum + toCents(Number(orderTotal) || 0), 0);
    return { count: found.length, cents };
  };
  return { completed: totalOf((status) => status === 'completed'), canceled: totalOf(isCanceled) };
};
