import { readPages } from '#shared/ipc/readPages.ts';
import { type Result, success } from '#shared/ipc/result.ts';
import type { ListQuery } from '#shared/query/listQuery.ts';
import { idleDays, type OrderActivity } from '#shared/rules/courierDuty.ts';
import { addDays } from '#shared/rules/plainDates.ts';

const pageSize = 500;
/** Limit of orders of a city: 40 requests. */
const maxOrders = 20_000;

export interface ActivityOrder {
  id: string;
  createdAt?: string | null;
  courierId?: string | null;
  establishmentId?: string | null;
}

/** Adds up orders, the newest first or in any order. */
const createSum = () => {
  const lastOrders = new Map<string, string>();
  const deliveries = new Map<string, [string, string, number]>();
  let oldest = '';
  return {
    add: ({ createdAt, courierId, establishmentId }: ActivityOrder): void => {
      const at = createdAt ?? '';
      if (at !== '' && (oldest === '' || at < oldest)) oldest = at;
      if (!courierId) return;
      if (at > (lastOrders.get(courierId) ?? '')) lastOrders.set(courierId, at);
      if (!establishmentId) return;
      const key = `${establishmentId} ${courierId}`;
      const [, , count] = deliveries.get(key) ?? ['', '', 0];
      deliveries.set(key, [establishmentId, courierId, count + 1]);
    },
    oldest: () => oldest,
    result: () => ({
      lastOrders: Object.fromEntries(lastOrders),
      deliveries: [...deliveries.values()],
    }),
  };
};

/** Progress of a reading. */
export type OnPage = (orders: number, total: number) => void;

interface SumOptions {
  /** Last of the days, in the city's time zone. */
  day: string;
  readAt: string;
  read: (query: ListQuery) => Promise<Result<ActivityOrder[]>>;
  onPage: OnPage;
}

/** Reads the orders of the last days, page by page, the newest first. */
export const sumOrders = async ({
  day,
  readAt,
  read,
  onPage,
}: SumOptions): Promise<Result<OrderActivity>> => {
  const from = addDays(day, -idleDays);
  const sum = createSum();
  let [orders, total] = [0, 0];
  const result = await readPages<ActivityOrder>({
    size: pageSize,
    max: maxOrders,
    read: (page) =>
      read({
        ...page,
        sort: { field: 'createdAt', order: 'desc' },
        filters: { createdAt: { match: 'between', from, to: day } },
      }),
    take: (rows, all) => {
      for (const row of rows) sum.add(row);
      orders += rows.length;
      total = Math.max(all, orders);
      onPage(orders, total);
    },
  });
  if (!result.ok) return result;
  const isComplete = orders >= total;
  const since = isComplete ? from : sum.oldest();
  return success({ readAt, since, orders, total, isComplete, ...sum.result() });
};
