import { msg } from '@lingui/core/macro';
import { isCanceled, isOver, orderStatuses } from '#shared/rules/wireValues.ts';
import type { EntityName } from '../data/entityCalls.ts';
import type { ListFilter } from '../data/listState.ts';
import { paths } from '../paths.ts';
import type { ReadyViews } from '../resource/define/readyView.ts';

const exact = (value: string): ListFilter => ({ match: 'exact', value });
const oneOf = (...values: string[]): ListFilter => ({ match: 'in', values });

/** Statuses from the payment to the delivery. */
const underWay = orderStatuses.filter((status) => status !== 'created' && !isOver(status));

const orders: ReadyViews = {
  waiting: { label: msg`Waiting for acceptance`, filters: { status: oneOf('paid') }, waits: true },
  inProgress: { label: msg`In progress`, filters: { status: oneOf(...underWay) } },
  // The server has no time of cancellation. The last change of a canceled order is usually its cancellation.
  canceledToday: {
    label: msg`Canceled today`,
    filters: {
      status: oneOf(...orderStatuses.filter(isCanceled)),
      updatedAt: { match: 'preset', preset: 'today' },
    },
  },
};

const poor: ListFilter = { match: 'between', from: '1', to: '2' };

const feedbacks: ReadyViews = {
  worstOfWeek: {
    label: msg`1–2 stars in 7 days`,
    filters: { rating: poor, createdAt: { match: 'preset', preset: 'last7Days' } },
  },
  poor: { label: msg`1–2 stars`, filters: { rating: poor } },
  notPublic: {
    label: msg({ context: 'how many', message: 'Not public' }),
    filters: { isPublic: exact('false') },
  },
};

const customerRequests: ReadyViews = {
  unanswered: {
    label: msg`Not answered`,
    words: msg`open requests, waiting for a reply`,
    filters: { isResponded: exact('false') },
    waits: true,
  },
};

const couriers: ReadyViews = {
  candidates: {
    label: msg`Candidates`,
    words: msg`new couriers, applications, waiting for approval`,
    filters: { status: oneOf('request_was_sent') },
    waits: true,
    reviewPath: ({ country = '', city = '' }) => paths.courierReview({ country, city }),
  },
  rejectedWithError: {
    label: msg({ context: 'how many', message: 'Rejected with error' }),
    filters: { status: oneOf('rejected_with_error') },
  },
  idle: {
    label: msg`No order for 14 days`,
    words: msg`idle couriers, without work, without orders`,
    filters: { status: oneOf('active'), lastOrderAt: exact('none') },
    isUncounted: true,
  },
};

/**
 * The server cannot filter for an empty commission; establishments without one are among the inactive ones.
 */
const establishments: ReadyViews = {
  stopped: { label: msg({ context: 'how many', message: 'Stopped' }), filters: { isStopped: exact('true') } },
  notActive: {
    label: msg({ context: 'how many', message: 'Not active' }),
    filters: { isActive: exact('false') },
  },
};

const promotions: ReadyViews = {
  toDecide: { label: msg`Awaiting decision`, filters: { status: oneOf('request_was_sent') }, waits: true },
  // Day ranges with both ends: the server accepts neither times nor open ranges.
  running: {
    label: msg({ context: 'how many', message: 'Running' }),
    filters: {
      status: oneOf('accepted'),
      startDate: { match: 'preset', preset: 'untilToday' },
      endDate: { match: 'preset', preset: 'fromToday' },
    },
  },
};

/** Filters of the order board, as search of its address. The palette offers them as views. */
export const boardViews = [{ label: msg`Without courier`, search: '?courier=none' }] as const;

/** Predefined views of records that need attention, by urgency. Menu, palette and dashboard link to them. */
export const readyViews = {
  orders,
  customerRequests,
  couriers,
  feedbacks,
  promotions,
  establishments,
} as const;

export const readyViewsOf = (entity: EntityName): ReadyViews =>
  (readyViews as Readonly<Partial<Record<EntityName, ReadyViews>>>)[entity] ?? {};
