import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { UnreadCity } from '#shared/ipc/result.ts';
import {
  type BoardColumn,
  columnOf,
  type DelayRule,
  isUnpaid,
  lateFirst,
  type TimedOrder,
  timelinessOf,
} from '#shared/rules/orderPlan.ts';
import { sameItems } from '../../../data/live/liveRows.ts';
import { useDelayRule } from '../../../stores/preferences.ts';
import { serverNow } from '../../../stores/serverClock.ts';
import { useMinute } from '../../../ui/useMinute.ts';
import { type BoardNews, lookAgain, noNews, type Sightings } from './boardNews.ts';
import type { BoardOrder } from './useUnderWay.ts';

/** Period during which an arrived order is marked as new. */
const freshMs = 120_000;
const maxRemembered = 5000;

export const columnTitles: Readonly<Record<BoardColumn, MessageDescriptor>> = {
  waiting: msg`Waiting for acceptance`,
  preparing: msg`Being prepared`,
  withoutCourier: msg`Without courier`,
  onTheWay: msg`Ready or on the way`,
  later: msg`Later today`,
};

export const lateWords = (late: number): MessageDescriptor =>
  msg`${plural(late, { one: '# late', other: '# late' })}`;

export interface Card {
  order: BoardOrder;
  /** `null`: no longer under way; `order` is the last known state. */
  column: BoardColumn | null;
  since: number | null;
  isFresh: boolean;
}

export interface Column {
  /** Ids of the column's orders, late ones first. */
  sorted: readonly string[];
  lateCount: number;
  /** Number of unpaid orders in this column, which the page header counts separately. */
  unpaidCount: number;
  /** Earliest start of preparation; `null` if no order has a plan. */
  nextAt: number | null;
  lastAt: number | null;
}

/** State derived from the rows of one refresh and the current minute. */
interface Model {
  minute: number;
  rule: DelayRule;
  timed: ReadonlyMap<BoardOrder, TimedOrder<BoardOrder>>;
  byId: ReadonlyMap<string, BoardOrder>;
  columns: Readonly<Record<BoardColumn, Column>>;
  sightings: Sightings | null;
  news: BoardNews;
}

const columnsOf = (
  timed: readonly TimedOrder<BoardOrder>[],
  { minute, rule }: Pick<Model, 'minute' | 'rule'>,
  before: Model | null,
): Readonly<Record<BoardColumn, Column>> => {
  const byColumn = Map.groupBy(timed, ({ order, plan }) => columnOf(order, minute, plan, rule));
  const columnNamed = (name: BoardColumn): Column => {
    const inColumn = (byColumn.get(name) ?? []).toSorted(lateFirst);
    const sorted = inColumn.map(({ order }) => order.id);
    const known = before?.columns[name].sorted ?? [];
    const starts = inColumn.flatMap(({ plan }) => plan?.start ?? []);
    return {
      // Keeps the array's identity if the order is unchanged, because frozen columns compare by identity.
      sorted: sameItems(known, sorted) ? known : sorted,
      lateCount: inColumn.filter(({ pressure }) => pressure === 'late').length,
      unpaidCount: inColumn.filter(({ order }) => isUnpaid(order)).length,
      nextAt: starts.length === 0 ? null : Math.min(...starts),
      lastAt: starts.length === 0 ? null : Math.max(...starts),
    };
  };
  return {
    waiting: columnNamed('waiting'),
    preparing: columnNamed('preparing'),
    withoutCourier: columnNamed('withoutCourier'),
    onTheWay: columnNamed('onTheWay'),
    later: columnNamed('later'),
  };
};

interface BoardInput {
  orders: readonly BoardOrder[];
  isRead: boolean;
  /** Cities that did not answer, on a board of all cities. */
  unread: readonly UnreadCity[];
  minute: number;
  rule: DelayRule;
  /** Filters of the board. Hidden orders still count and are still reported. */
  isShown: (order: BoardOrder, minute: number) => boolean;
}

/** Recomputes only changed orders, and all of them when the minute or the rule changes. */
const modelOf = (
  { orders, isRead, unread, minute, rule, isShown }: BoardInput,
  before: Model | null,
): Model => {
  const silent = unread.map(({ city }) => city);
  const known = before?.minute === minute && before.rule === rule ? before.timed : null;
  const timed = orders.map((order) => known?.get(order) ?? { order, ...timelinessOf(order, minute, rule) });
  const seen = isRead ? lookAgain(before?.sightings ?? null, timed, serverNow(), silent) : null;
  const isNews = seen && seen.news.arrived.length + seen.news.delayed.length + seen.news.late.length > 0;
  return {
    minute,
    rule,
    timed: new Map(timed.map((one) => [one.order, one])),
    byId: new Map(orders.map((order) => [order.id, order])),
    columns: columnsOf(
      timed.filter(({ order }) => isShown(order, minute)),
      { minute, rule },
      before,
    ),
    sightings: seen?.sightings ?? before?.sightings ?? null,
    news: isNews ? seen.news : (before?.news ?? noNews),
  };
};

/** Number of orders in all columns. */
export const shownCount = (columns: Model['columns']): number =>
  Object.values(columns).reduce((sum, { sorted }) => sum + sorted.length, 0);

/** Derived state of the board, computed once per refresh and minute. */
export const useBoardModel = (given: Pick<BoardInput, 'orders' | 'isRead' | 'unread' | 'isShown'>) => {
  const { orders, isRead, unread, isShown } = given;
  const minute = useMinute();
  const rule = useDelayRule();
  const before = useRef<Model | null>(null);
  const model = useMemo(
    () => modelOf({ orders, isRead, unread, minute, rule, isShown }, before.current),
    [orders, isRead, unread, minute, rule, isShown],
  );
  /** Includes finished orders, which frozen columns still show. */
  const everShown = useRef(new Map<string, BoardOrder>());
  useEffect(() => {
    before.current = model;
    if (everShown.current.size > maxRemembered) everShown.current.clear();
    for (const [id, order] of model.byId) everShown.current.set(id, order);
  }, [model]);

  const cardOf = useCallback(
    (id: string): Card | null => {
      const order = model.byId.get(id) ?? everShown.current.get(id);
      if (!order) return null;
      const sighting = model.sightings?.byId.get(id);
      return {
        order,
        column: model.byId.has(id) ? columnOf(order, minute, undefined, rule) : null,
        since: sighting?.since ?? null,
        isFresh: sighting?.arrivedAt != null && Math.abs(minute - sighting.arrivedAt) < freshMs,
      };
    },
    [model, minute, rule],
  );
  const timed = [...model.timed.values()];
  return {
    minute,
    news: model.news,
    counts: {
      late: timed.filter(({ pressure }) => pressure === 'late').length,
      delayed: timed.filter(({ pressure }) => pressure === 'delayed').length,
      unpaidCount: timed.filter(({ order }) => isUnpaid(order)).length,
    },
    cardOf,
    columns: model.columns,
  };
};

export type BoardModel = ReturnType<typeof useBoardModel>;
