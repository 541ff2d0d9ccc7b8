import type { PlannedOrder, Pressure, Stood } from '#shared/domain/orderPlan.ts';

/** What this board has seen of an order with its own eyes. */
export interface Sighting {
  status: string;
  courierId: string | null;
  pressure: Pressure;
  /** When the board saw it come to where it is; null: it was there when the board was opened. */
  since: number | null;
  /** When the board saw it for the first time; null: it was there before. */
  arrivedAt: number | null;
}

export type Sightings = ReadonlyMap<string, Sighting>;

/** The ids of orders that came, fell behind or became late since the last look. */
export interface BoardNews {
  arrived: string[];
  delayed: string[];
  late: string[];
}

export const noNews: BoardNews = { arrived: [], delayed: [], late: [] };

const seen = (
  { order, pressure }: Stood<PlannedOrder>,
  before: Sighting | undefined,
  now: number,
): Sighting => {
  const { status } = order;
  const courierId = order.courierId ?? null;
  if (!before) return { status, courierId, pressure, since: now, arrivedAt: now };
  const isSame = before.status === status && before.courierId === courierId;
  if (isSame && before.pressure === pressure) return before;
  return { ...before, status, courierId, pressure, since: isSame ? before.since : now };
};

/** Looks once more. The first look is no news: everything was there before. */
export const lookAgain = (
  before: Sightings | null,
  orders: readonly Stood<PlannedOrder>[],
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
  // One pass, and the same objects where nothing is new: hundreds of orders are looked at with every answer.
  for (const stood of orders) {
    const { id } = stood.order;
    const known = before.get(id);
    sightings.set(id, seen(stood, known, now));
    if (!known) news.arrived.push(id);
    // What is taken back from late to delayed is no news.
    if (stood.pressure === 'delayed' && known?.pressure !== 'delayed' && known?.pressure !== 'late')
      news.delayed.push(id);
    if (stood.pressure === 'late' && known?.pressure !== 'late') news.late.push(id);
  }
  return { sightings, news };
};

export const countNews = ({ arrived, delayed, late }: BoardNews): Record<keyof BoardNews, number> => ({
  arrived: arrived.length,
  delayed: delayed.length,
  late: late.length,
});
