import { ClockAlarm20Regular } from '@fluentui/react-icons/svg/clock-alarm';
import { PauseCircle20Regular } from '@fluentui/react-icons/svg/pause-circle';
import { msg } from '@lingui/core/macro';
import { call } from '../../ipc/bridge.ts';
import { compareBy } from '../../marketplace/compareBy.ts';
import { openPanel } from '../../marketplace/openPanel.ts';
import { participantName } from '../../marketplace/orderParties.ts';
import { ordersOf } from '../../marketplace/ordersOf.ts';
import { ordersUnderWayOf } from '../../marketplace/ordersUnderWay.ts';
import { payListsOf } from '../../marketplace/payListsOf.ts';
import { readyViews } from '../../marketplace/readyViews.ts';
import { reviewsOf } from '../../marketplace/reviewsOf.ts';
import { paths } from '../../paths.ts';
import { defineResource } from '../../resource/define/defineResource.ts';
import { lacking, type RecordContentProps, type RunAction } from '../../resource/define/resource.ts';
import { fieldOf } from '../../resource/fields/fieldOf.ts';
import type { DisplayProps, Rule } from '../../resource/fields/fieldType.ts';
import { optionSource, sharedAnswer } from '../../resource/fields/option/option.ts';
import { entitySource } from '../../resource/fields/reference/referenceSource.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

/** Home categories of a city with their enabled top filters. */
const categories = sharedAnswer('categoryTrees', ({ country = '', city = '' }) =>
  call('establishments.categories', { country, city }),
);

const categorySource = optionSource({
  ...entitySource({
    entity: 'homeCategories',
    pathOf: ({ country = '' }, id) => paths.homeCategories.record({ country, id }),
  }),
  answer: categories,
  isOfCity: true,
  options: (offered) => offered.map(({ id, name }) => ({ id, name })),
});

const topFilterSource = optionSource({
  ...entitySource({ entity: 'topFilters' }),
  answer: categories,
  isOfCity: true,
  options: (offered) =>
    offered.flatMap(({ id: of, filters }) =>
      filters.map(({ countryTopFilterId: id, name }) => ({ id, name, of })),
    ),
});

const isEmpty = (value: unknown): boolean => value === null || value === undefined;
const hasOwnFee: Rule<boolean> = (values) => values.hasIndividualCancellationFee === true;

const ofThisApp = { readOnly: true, shownWithFilter: 'isStopped' } as const;
const unknownToServer = { filter: null, sortedBy: null } as const;

const remind: RunAction = {
  name: 'remind',
  label: msg`Remind me to resume…`,
  Icon: ClockAlarm20Regular,
  isShown: ({ isStopped }) => isStopped === true,
  run: async (row, scope) => (await import('./askReminder.ts')).askReminder(row, scope),
};

const stop: RunAction = {
  name: 'stop',
  label: msg`Stop…`,
  Icon: PauseCircle20Regular,
  isShown: ({ isStopped }) => isStopped === false,
  run: remind.run,
};

const { toOrders, lastOrders } = ordersOf('establishmentId');

export const establishments = defineResource({
  entity: 'establishments',
  newLabel: msg`New establishment`,
  removeConfirmation: msg`Delete this establishment?`,
  removalNote: ordersUnderWayOf('establishmentId'),
  nameOf: ({ name }) => name,
  search: 'name',
  searchAlso: ['phoneNumber', 'email', 'displayAddress', 'managerName'],
  takesRows: true,
  views: readyViews.establishments,
  pinned: ['id', 'image', 'name'],
  actions: [
    openPanel('establishmentId'),
    stop,
    remind,
    toOrders,
    payListsOf('establishmentPayLists', 'name'),
  ],
  slots: {
    compare: compareBy('establishmentId'),
    status: lazyComponent<RecordContentProps>(
      async () => (await import('./OpeningStatus.tsx')).OpeningStatus,
      {},
    ),
    lead: lazyComponent<RecordContentProps>(
      async () => (await import('./EstablishmentLead.tsx')).EstablishmentLead,
      {},
    ),
    panels: { lastOrders, reviews: reviewsOf('establishmentId') },
  },
  summaryHeader: {
    state: ['isActive', 'isPublic'],
    odd: (establishment) =>
      lacking(establishment, {
        commission: msg`Commission missing`,
        companyId: msg`No company`,
        phoneNumber: msg`No phone number`,
      }),
  },
  fields: {
    name: fieldOf.name({ label: msg`Name`, isUnique: true, required: true, filterGroup: 'who' }),
    kind: fieldOf.choice({
      label: msg`Kind`,
      required: true,
      initial: 'restaurant',
      filterBy: 'one',
      choices: [
        { value: 'restaurant', label: msg`Restaurant` },
        { value: 'shop', label: msg`Shop` },
      ],
    }),
    categoryId: fieldOf.option({ label: msg`Home category`, source: categorySource }),
    topFilterIds: fieldOf.options({
      label: msg`Top filters`,
      source: topFilterSource,
      within: 'categoryId',
      hint: ({ categoryId }) => (isEmpty(categoryId) ? msg`Choose a home category first` : null),
    }),
    description: fieldOf.multiline({ label: msg`Description` }),
    isActive: fieldOf.active({
      hint: ({ commission }) => (isEmpty(commission) ? msg`Set commission before active` : null),
    }),
    isStopped: fieldOf.boolean({
      label: msg`Stopped`,
      quickSwitch: { isNeutral: true, messages: [msg`stopped`, msg`takes orders again`] },
      hint: msg`Temporarily takes no orders`,
    }),
    companyName: participantName({ label: msg`Company`, readOnly: true, column: false }),
    stoppedSince: { ...fieldOf.dateTime({ label: msg`Stopped since`, ...ofThisApp }), ...unknownToServer },
    remindAt: { ...fieldOf.dateTime({ label: msg`Reminder`, ...ofThisApp }), ...unknownToServer },
    isPublic: fieldOf.boolean({
      label: msg`Public`,
      yes: msg`Public`,
      no: msg`Not public`,
      quickSwitch: { messages: [msg`public`, msg`not public`] },
    }),
    workingTime: fieldOf.workingTime({
      label: msg`Working time`,
      readOnly: true,
      display: lazyComponent<DisplayProps>(async () => (await import('./Hours.tsx')).Hours, {}),
    }),
    companyId: fieldOf.reference({
      label: msg`Company`,
      filterGroup: 'who',
      nameField: 'companyName',
      source: entitySource({
        entity: 'companies',
        pathOf: ({ country = '' }, id) => paths.companies.record({ country, id }),
      }),
    }),
    email: fieldOf.email({ label: msg`Email` }),
    phoneNumber: fieldOf.phone({ label: msg`Phone number` }),
    displayAddress: fieldOf.address({ label: msg`Display address` }),
    managerName: fieldOf.text({ label: msg`Manager name`, isUnique: true, isPersonal: true }),
    managerEmail: fieldOf.email({ label: msg`Manager email` }),
    managerPhone: fieldOf.phone({ label: msg`Manager phone` }),
    commission: fieldOf.percent({
      label: msg`Commission`,
      required: ({ isActive }) => isActive === true,
      missing: msg`Pls set commission!`,
      atZero: msg`You will no longer charge a commission`,
    }),
    vat: fieldOf.percent({ label: msg`VAT` }),
    orderMinimum: fieldOf.money({ label: msg`Order minimum`, totals: 'average' }),
    preparationTime: fieldOf.integer({
      totals: 'average',
      label: msg`Preparation time`,
      hint: msg`In minutes`,
      usualMax: 180,
      atZero: msg`Customers will be promised orders without time for preparation`,
    }),
    hasIndividualCancellationFee: fieldOf.boolean({ label: msg`Individual cancellation fee` }),
    cancellationFee: fieldOf.money({
      label: msg`Cancellation fee`,
      totals: 'average',
      shownWhen: hasOwnFee,
      atZero: msg`You will no longer charge a cancellation fee`,
    }),
    commonCancellationFee: fieldOf.money({
      totals: 'average',
      label: msg`Common cancellation fee`,
      readOnly: true,
      display: lazyComponent<DisplayProps>(async () => (await import('./CommonFee.tsx')).CommonFee, {}),
      shownWhen: (values, record) => !hasOwnFee(values, record),
    }),
    isDelivery: fieldOf.boolean({ label: msg`Delivery` }),
    isPickup: fieldOf.boolean({ label: msg`Pickup` }),
    isScheduling: fieldOf.boolean({ label: msg`Scheduling` }),
    logo: fieldOf.image({ label: msg`Logo` }),
    image: fieldOf.image({ label: msg`Image` }),
  },
  columns: [
    'id',
    'image',
    'name',
    'kind',
    'commission',
    'isActive',
    'isStopped',
    'isPublic',
    'phoneNumber',
    'createdAt',
  ],
  sections: [
    {
      title: msg`Establishment`,
      fields: ['name', 'companyId', 'kind', 'categoryId', 'topFilterIds', 'description'],
    },
    { title: msg`Availability`, fields: ['isActive', 'isStopped', 'isPublic'] },
    {
      title: msg`Terms`,
      fields: [
        'commission',
        'vat',
        'orderMinimum',
        'preparationTime',
        'hasIndividualCancellationFee',
        'cancellationFee',
        'commonCancellationFee',
      ],
    },
    { title: msg`Ways to order`, fields: ['isDelivery', 'isPickup', 'isScheduling'] },
    { title: msg`Contact`, fields: ['email', 'phoneNumber', 'displayAddress'] },
    { title: msg`Manager`, fields: ['managerName', 'managerPhone', 'managerEmail'] },
    { title: msg`Schedule`, fields: ['workingTime'], isAside: true },
    { title: msg`Images`, fields: ['logo', 'image'], isAside: true },
  ],
  quickEdit: [
    'name',
    'commission',
    'isActive',
    'isStopped',
    'isPublic',
    'phoneNumber',
    'orderMinimum',
    'preparationTime',
  ],
});
