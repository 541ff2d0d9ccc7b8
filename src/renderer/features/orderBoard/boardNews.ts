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
  const became = (pressure: Pressure): string[] =>
    orders
      .filter((stood) => stood.pressure === pressure && before.get(stood.order.id)?.pressure !== pressure)
      .map(({ order }) => order.id);
  return {
    sightings: new Map(orders.map((stood) => [stood.order.id, seen(stood, before.get(stood.order.id), now)])),
    news: {
      arrived: orders.map(({ order }) => order.id).filter((id) => !before.has(id)),
      // What is taken back from late to delayed is no news.
      delayed: became('delayed').filter((id) => before.get(id)?.pressure !== 'late'),
      late: became('late'),
    },
  };
};

export const countNews = ({ arrived, delayed, late }: BoardNews): Record<keyof BoardNews, number> => ({
  arrived: arrived.length,
  delayed: delayed.length,
  late: late.length,
});
