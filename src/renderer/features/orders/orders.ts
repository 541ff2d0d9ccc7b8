import { CalendarClock20Regular } from '@fluentui/react-icons/svg/calendar-clock';
import { PersonArrowRight20Regular } from '@fluentui/react-icons/svg/person-arrow-right';
import { msg, plural } from '@lingui/core/macro';
import { success } from '#shared/ipc/result.ts';
import { shortIdOf } from '#shared/rules/recordValues.ts';
import { deliveryMethods, isCanceled, orderStatuses } from '#shared/rules/wireValues.ts';
import { call } from '../../ipc/bridge.ts';
import { courierSource, orderParties } from '../../marketplace/orderParties.ts';
import { deliveryMethodLabels, orderStatusAppearance } from '../../marketplace/orderWords.ts';
import { readyViews } from '../../marketplace/readyViews.ts';
import { defineResource } from '../../resource/define/defineResource.ts';
import type { RecordContentProps } from '../../resource/define/resource.ts';
import { fieldOf } from '../../resource/fields/fieldOf.ts';
import { defineFieldType } from '../../resource/fields/fieldType.ts';
import { exactFilter } from '../../resource/fields/text/text.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { askBeforeRevival } from './canceledOrders.ts';

interface Item {
  name?: string;
  quantity?: number | null;
}

/** Display only: no sorting, filter, export or input. */
const displayOnly = {
  width: 160,
  most: 440,
  sortedBy: null,
  exportAs: null,
  input: null,
  filter: null,
} as const;

/** Ordered items in one line: `2 × Pizza · 1 × Cola`. */
const orderItems = defineFieldType(() => ({
  ...displayOnly,
  text: (items) =>
    Array.isArray(items)
      ? items.map(({ name = '', quantity }: Item) => `${quantity ?? 1} × ${name}`).join(' · ')
      : '',
}));

/** Rating and message in one line. */
const orderFeedback = defineFieldType(() => ({
  ...displayOnly,
  text: (feedback) => {
    const { rating, message } = (feedback ?? {}) as { rating?: number | null; message?: string | null };
    return [rating ?? [], message ?? []].flat().join(' · ');
  },
}));

const readOnly = { readOnly: true } as const;

const minutes = { hint: msg`Minutes`, usualMax: 1440, totals: 'average' } as const;

export const orders = defineResource({
  entity: 'orders',
  removeConfirmation: msg`Delete this order?`,
  can: { create: false, page: 'read', undo: false },
  nameOf: ({ id }) => shortIdOf(id),
  newRows: (count) => msg`${plural(count, { one: '# new order', other: '# new orders' })}`,
  search: 'id',
  searchAlso: ['customer', 'establishmentName', 'courier'],
  views: readyViews.orders,
  asksBefore: askBeforeRevival,
  alwaysFetched: ['status', 'deliveryMethod', 'isScheduled', 'courierId'],
  tone: ({ status }) => {
    if (isCanceled(String(status))) return { tone: 'danger', label: msg`Canceled` };
    return status === 'paid' ? { tone: 'warning', label: msg`Waiting for the establishment` } : null;
  },
  marks: [
    {
      name: 'scheduled',
      label: msg`Scheduled`,
      Icon: CalendarClock20Regular,
      isOn: ({ isScheduled }) => isScheduled === true,
    },
  ],
  actions: [
    {
      name: 'courierBeside',
      label: msg`Courier side by side`,
      Icon: PersonArrowRight20Regular,
      opensSideBySide: 'courierId',
      pathOf: ({ courierId }, scope) =>
        typeof courierId === 'string' ? (courierSource.pathOf?.(scope, courierId) ?? null) : null,
    },
  ],
  slots: {
    summary: lazyComponent<RecordContentProps>(
      async () => (await import('./OrderSummaryHeader.tsx')).OrderSummaryHeader,
      {},
    ),
    page: lazyComponent<RecordContentProps>(async () => (await import('./OrderPage.tsx')).OrderPage, {}),
  },
  // The page has a section of its own for addresses.
  summaryHeader: { contacts: [], inSummary: ['customerId', 'courierId', 'establishmentId'] },
  fields: {
    id: fieldOf.shortId({ label: msg`ID`, ...readOnly, width: 108 }),
    // The server compares whole ids only.
    orderId: {
      ...fieldOf.shortId({ label: msg`Order ID`, ...readOnly, filterGroup: null }),
      filter: exactFilter,
    },
    items: orderItems({ label: msg`Items`, ...readOnly }),
    itemsSum: fieldOf.money({ label: msg`Items sum`, ...readOnly }),
    discountSum: fieldOf.money({ label: msg`Discount`, ...readOnly }),
    deliveryCost: fieldOf.money({ label: msg`Delivery cost`, ...readOnly }),
    tips: fieldOf.money({ label: msg`Tips`, ...readOnly }),
    surcharge: fieldOf.money({ label: msg`Surcharge`, ...readOnly }),
    orderTotal: fieldOf.money({
      label: msg`Order total`,
      labelInList: msg`Total`,
      ...readOnly,
      maximum: {
        entity: 'orders',
        read: async ({ country = '', city = '' }, signal) => {
          const answer = await call('orders.max', { country, city }, { signal });
          return answer.ok ? success(answer.data.max) : answer;
        },
      },
    }),
    vamvuCommission: fieldOf.money({ label: msg`Commission`, ...readOnly }),
    totalRefund: fieldOf.money({
      label: msg`Total refund`,
      ...readOnly,
      dueWhen: 'canceled',
    }),
    status: fieldOf.choice({
      label: msg`Status`,
      required: true,
      choices: orderStatuses.map((value) => ({ value, ...orderStatusAppearance[value] })),
      groups: [{ label: msg`All canceled`, values: orderStatuses.filter(isCanceled) }],
      width: 160,
    }),
    deliveryMethod: fieldOf.choice({
      label: msg`Delivery method`,
      labelInList: msg({ context: 'column', message: 'Delivery' }),
      ...readOnly,
      choices: deliveryMethods.map((value) => ({ value, label: deliveryMethodLabels[value] })),
    }),
    establishmentOrderMinimum: fieldOf.money({
      label: msg`Establishment order minimum`,
      ...readOnly,
      totals: 'average',
    }),
    vamvuOrderMinimum: fieldOf.money({ label: msg`Order minimum`, ...readOnly, totals: 'average' }),
    establishmentAddress: fieldOf.address({ label: msg`Establishment address`, ...readOnly }),
    customerAddress: fieldOf.address({ label: msg`Customer address`, ...readOnly }),
    distance: fieldOf.decimal({ label: msg`Distance, km`, ...readOnly }),
    secureCode: fieldOf.text({ label: msg`Secure code`, ...readOnly, isSensitive: true, column: false }),
    ...orderParties,
    // Narrower lists give the room of both dates to the names; the status and a mark say that an order is scheduled.
    paidAt: fieldOf.dateTime({ label: msg`Paid at`, ...readOnly, fromWidth: 1240 }),
    acceptedAt: fieldOf.dateTime({ label: msg`Accepted at`, ...readOnly }),
    isScheduled: fieldOf.boolean({ label: msg`Scheduled`, ...readOnly }),
    scheduledFor: fieldOf.dateTime({
      label: msg`Scheduled for`,
      labelInList: msg`Scheduled`,
      ...readOnly,
      fromWidth: 1200,
    }),
    allergensComment: fieldOf.multiline({ label: msg`Allergens comment`, ...readOnly }),
    cancellationReason: fieldOf.multiline({ label: msg`Cancellation reason` }),
    deliveryTime: fieldOf.integer({ label: msg`Delivery time`, ...minutes }),
    preparationTime: fieldOf.integer({ label: msg`Preparation time`, ...minutes }),
    feedback: orderFeedback({ label: msg`Feedback`, ...readOnly }),
  },
  columns: [
    'id',
    'createdAt',
    'status',
    'deliveryMethod',
    'customerId',
    'establishmentId',
    'courierId',
    'orderTotal',
    'paidAt',
    'scheduledFor',
  ],
  sections: [
    {
      title: msg`Order`,
      fields: ['status', 'cancellationReason', 'preparationTime', 'deliveryTime'],
    },
  ],
});
