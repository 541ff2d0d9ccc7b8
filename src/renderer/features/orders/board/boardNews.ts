import type { PlannedOrder, Pressure, TimedOrder } from '#shared/rules/orderPlan.ts';
import { parseInstant } from '#shared/rules/plainDates.ts';

type SeenOrder = TimedOrder<PlannedOrder & { updatedAt?: string | null | undefined }>;

/** Last observed state of an order. */
export interface Sighting {
  status: string;
  courierId: string | null;
  pressure: Pressure;
  /**
   * Time of the record at its arrival, or at the last change of status or courier; `null` if unchanged since
   * the board was opened.
   */
  since: number | null;
  /** Time at which it appeared; `null` if it was there when the board was opened. */
  arrivedAt: number | null;
}

export type Sightings = ReadonlyMap<string, Sighting>;

export interface BoardNews {
  arrived: string[];
  delayed: string[];
  late: string[];
}

export const noNews: BoardNews = { arrived: [], delayed: [], late: [] };

/** Time of the record's last change. The observation may be much later, for example after a lost connection. */
const changedAt = (updatedAt: string | null | undefined, now: number): number => {
  const changed = parseInstant(updatedAt ?? '');
  return Number.isNaN(changed) ? now : Math.min(changed, now);
};

const seen = ({ order, pressure }: SeenOrder, before: Sighting | undefined, now: number): Sighting => {
  const { status } = order;
  const courierId = order.courierId ?? null;
  const since = changedAt(order.updatedAt, now);
  if (!before) return { status, courierId, pressure, since, arrivedAt: now };
  const isSame = before.status === status && before.courierId === courierId;
  if (isSame && before.pressure === pressure) return before;
  return { ...before, status, courierId, pressure, since: isSame ? before.since : since };
};

/** Compares with the previous sightings. The first call reports nothing as new. */
export const lookAgain = (
  before: Sightings | null,
  orders: readonly SeenOrder[],
  now: number,
): { sightings: Sightings; news: BoardNews } => {
  if (!before) {
    const first = orders.map(
      ({ order, pressure }) =>
        [
          order.id,
          {
            status: order.status,
            courierId: order.courierId ?? null,
            pressure,
            since: null,
            arrivedAt: null,
          },
        ] as const,
    );
    return { sightings: new Map(first), news: noNews };
  }
  const sightings = new Map<string, Sighting>();
  const news: BoardNews = { arrived: [], delayed: [], late: [] };
  // A single pass that reuses unchanged objects, because every refresh compares hundreds of orders.
  for (const timed of orders) {
    const { id } = timed.order;
    const known = before.get(id);
    sightings.set(id, seen(timed, known, now));
    if (!known) news.arrived.push(id);
    // A change from late back to delayed is not reported.
    if (timed.pressure === 'delayed' && known?.pressure !== 'delayed' && known?.pressure !== 'late')
      news.delayed.push(id);
    if (timed.pressure === 'late' && known?.pressure !== 'late') news.late.push(id);
  }
  return { sightings, news };
};

export const countNews = ({ arrived, delayed, late }: BoardNews): Record<keyof BoardNews, number> => ({
  arrived: arrived.length,
  delayed: delayed.length,
  late: late.length,
});
