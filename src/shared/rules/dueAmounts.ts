import { valueAt } from './recordValues.ts';
import { isCanceled } from './wireValues.ts';

interface DueRule {
  /** Field that decides. */
  field: string;
  holds: (value: unknown) => boolean;
}

/** Conditions of amounts by name, because main writes files with them. */
const dueRules = {
  canceled: { field: 'status', holds: (status) => isCanceled(String(status)) },
} as const satisfies Record<string, DueRule>;

export type DueWhen = keyof typeof dueRules;
export const dueWhen = Object.keys(dueRules) as readonly DueWhen[];

export const decidingField = (when: DueWhen): string => dueRules[when].field;

/** Whether an amount of the record counts. If not, it is shown and exported as 0. */
export const isDue = (record: unknown, when: DueWhen | undefined): boolean =>
  when === undefined || dueRules[when].holds(valueAt(record, dueRules[when].field));

/** Refund of an order: 0 unless it is canceled. */
export const refundOf = <Refund>(order: { status: string; totalRefund?: Refund }): Refund | 0 | undefined =>
  isDue(order, 'canceled') ? order.totalRefund : 0;
