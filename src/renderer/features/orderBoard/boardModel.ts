import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type BoardColumn,
  boardColumns,
  columnOf,
  lateFirst,
  type Stood,
  standingOf,
} from '#shared/domain/orderPlan.ts';
import { useMinute } from '../../resource/head/changeWords.ts';
import { type BoardNews, lookAgain, noNews, type Sightings } from './boardNews.ts';
import type { BoardOrder } from './useUnderWay.ts';

/** So long an order that came counts as new. */
const freshMs = 120_000;
const mostRemembered = 5000;

export const columnTitles: Readonly<Record<BoardColumn, MessageDescriptor>> = {
  waiting: msg`Waiting for acceptance`,
  preparing: msg`Being prepared`,
  withoutCourier: msg`Without courier`,
  onTheWay: msg`Ready or on the way`,
};

interface Card {
  order: BoardOrder;
  /** Null: it is no longer under way, and this is the last that was known of it. */
  column: BoardColumn | null;
  since: number | null;
  isFresh: boolean;
}

export interface ColumnCards {
  /** The ids of its orders, the late ones first. */
  sorted: readonly string[];
  lateCount: number;
  /** Any order that the board knows, or has shown. */
  cardOf: (id: string) => Card | null;
}

const idsByColumn = (stood: readonly Stood<BoardOrder>[]) => {
  const columns: Record<BoardColumn, { sorted: string[]; lateCount: number }> = {
    waiting: { sorted: [], lateCount: 0 },
    preparing: { sorted: [], lateCount: 0 },
    withoutCourier: { sorted: [], lateCount: 0 },
    onTheWay: { sorted: [], lateCount: 0 },
  };
  for (const { order, pressure } of stood.toSorted(lateFirst)) {
    const column = columnOf(order);
    if (!column) continue;
    columns[column].sorted.push(order.id);
    if (pressure === 'late') columns[column].lateCount += 1;
  }
  return columns;
};

/** The same list as before where nothing changed places: a held column compares by identity. */
const useSameIds = (ids: readonly string[]): readonly string[] => {
  const [kept, setKept] = useState(ids);
  const isSame = kept.length === ids.length && kept.every((id, index) => id === ids[index]);
  if (!isSame) setKept(ids);
  return isSame ? kept : ids;
};

interface Known {
  orders: readonly BoardOrder[];
  minute: number;
  sightings: Sightings | null;
  news: BoardNews;
}

/** Everything that the board shows of the orders, worked out once per answer and minute. */
export const useBoardModel = (orders: readonly BoardOrder[], isRead: boolean) => {
  const minute = useMinute();
  const stood = useMemo(
    () => orders.map((order): Stood<BoardOrder> => ({ order, ...standingOf(order, minute) })),
    [orders, minute],
  );
  const [known, setKnown] = useState<Known | null>(null);
  if (isRead && (known?.orders !== orders || known.minute !== minute)) {
    const { sightings, news } = lookAgain(known?.sightings ?? null, stood, Date.now());
    const isNews = news.arrived.length + news.delayed.length + news.late.length > 0;
    setKnown({ orders, minute, sightings, news: isNews ? news : (known?.news ?? noNews) });
  }
  const columns = useMemo(() => idsByColumn(stood), [stood]);
  const sorted = {
    waiting: useSameIds(columns.waiting.sorted),
    preparing: useSameIds(columns.preparing.sorted),
    withoutCourier: useSameIds(columns.withoutCourier.sorted),
    onTheWay: useSameIds(columns.onTheWay.sorted),
  };
  const byId = useMemo(() => new Map(orders.map((order) => [order.id, order])), [orders]);
  /** Orders that are over stay on a column that is held. */
  const everShown = useRef(new Map<string, BoardOrder>());
  useEffect(() => {
    if (everShown.current.size > mostRemembered) everShown.current.clear();
    for (const order of orders) everShown.current.set(order.id, order);
  }, [orders]);

  const cardOf: ColumnCards['cardOf'] = (id) => {
    const order = byId.get(id) ?? everShown.current.get(id);
    if (!order) return null;
    const sighting = known?.sightings?.get(id);
    return {
      order,
      column: byId.has(id) ? columnOf(order) : null,
      since: sighting?.since ?? null,
      isFresh: sighting?.arrivedAt != null && minute - sighting.arrivedAt < freshMs,
    };
  };
  return {
    minute,
    news: known?.news ?? noNews,
    counts: {
      late: stood.filter(({ pressure }) => pressure === 'late').length,
      delayed: stood.filter(({ pressure }) => pressure === 'delayed').length,
    },
    columns: boardColumns.map((name) => ({
      name,
      sorted: sorted[name],
      lateCount: columns[name].lateCount,
      cardOf,
    })),
  };
};
