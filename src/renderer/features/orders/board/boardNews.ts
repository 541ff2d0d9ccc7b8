import type { PlannedOrder, Pressure, TimedOrder } from '#shared/rules/orderPlan.ts';
import { parseInstant } from '#shared/rules/plainDates.ts';

type SeenOrder = TimedOrder<PlannedOrder & { city?: string; updatedAt?: string | null | undefined }>;

/** Last observed state of an order. */
export interface Sighting {
  /** On a board of all cities; otherwise empty. */
  city: string;
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

export interface Sightings {
  byId: ReadonlyMap<string, Sighting>;
  /** Cities without an answer since the board was opened. Orders of their first answer are not new. */
  unread: ReadonlySet<string>;
}

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

const firstSeen = ({ order, pressure }: SeenOrder): Sighting => ({
  city: order.city ?? '',
  status: order.status,
  courierId: order.courierId ?? null,
  pressure,
  since: null,
  arrivedAt: null,
});

const seen = (timed: SeenOrder, before: Sighting | undefined, now: number): Sighting => {
  const { order, pressure } = timed;
  const { status } = order;
  const courierId = order.courierId ?? null;
  const since = changedAt(order.updatedAt, now);
  if (!before) return { ...firstSeen(timed), since, arrivedAt: now };
  const isSame = before.status === status && before.courierId === courierId;
  if (isSame && before.pressure === pressure) return before;
  return { ...before, status, courierId, pressure, since: isSame ? before.since : since };
};

/** Compares with the previous sightings. The first look at a city reports nothing as new. */
export const lookAgain = (
  before: Sightings | null,
  orders: readonly SeenOrder[],
  now: number,
  /** Cities that did not answer. */
  unread: readonly string[] = [],
): { sightings: Sightings; news: BoardNews } => {
  const byId = new Map<string, Sighting>();
  const news: BoardNews = { arrived: [], delayed: [], late: [] };
  // A single pass that reuses unchanged objects, because every refresh compares hundreds of orders.
  for (const timed of orders) {
    const { id, city = '' } = timed.order;
    if (!before || before.unread.has(city)) {
      byId.set(id, firstSeen(timed));
      continue;
    }
    const known = before.byId.get(id);
    byId.set(id, seen(timed, known, now));
    if (!known) news.arrived.push(id);
    // A change from late back to delayed is not reported.
    if (timed.pressure === 'delayed' && known?.pressure !== 'delayed' && known?.pressure !== 'late')
      news.delayed.push(id);
    if (timed.pressure === 'late' && known?.pressure !== 'late') news.late.push(id);
  }
  // A city that does not answer once keeps its orders.
  for (const [id, sighting] of before?.byId ?? []) if (unread.includes(sighting.city)) byId.set(id, sighting);
  const stillUnread = unread.filter((city) => before?.unread.has(city) ?? true);
  return { sightings: { byId, unread: new Set(stillUnread) }, news };
};

export const countNews = ({ arrived, delayed, late }: BoardNews): Record<keyof BoardNews, number> => ({
  arrived: arrived.length,
  delayed: delayed.length,
  late: late.length,
});
