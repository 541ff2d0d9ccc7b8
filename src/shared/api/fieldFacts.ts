import { countriesOf } from '../rules/countries.ts';
import { customerRequestReasons, deliveryMethods, orderStatuses } from '../rules/wireValues.ts';
import { adminRoles } from './auth.ts';
import { establishmentKinds } from './catalogue.ts';
import { courierStatuses, vehicles } from './couriers.ts';
import { promotionStatuses } from './establishments.ts';

/** Meaning of a field that its schema cannot express: lenient schemas accept any text and any number. */
export interface FieldFact {
  unit?: 'instant' | 'date' | 'money' | 'cents' | 'percent' | 'minutes' | 'km' | 'hour' | 'days' | 'image';
  /** Known values on the wire. Other ones are preserved and shown unchanged (decision 74). */
  words?: readonly string[];
  /** Citation of docs/spec. */
  spec?: string;
  /** Assumption of the app where the documents are silent. */
  assumed?: string;
  /** Servers may leave it out of answers. */
  optional?: true;
}
type Facts = Readonly<Record<string, FieldFact>>;

const noZone = 'The format is not documented. Read as ISO 8601 with a zone; without a zone, as local time.';
const instant: FieldFact = { unit: 'instant', assumed: noZone };
const money: FieldFact = { unit: 'money', spec: 'decision 12' };
const percent: FieldFact = { unit: 'percent', spec: 'core §9' };
const minutes: FieldFact = { unit: 'minutes', spec: 'core §9' };
const date: FieldFact = { unit: 'date', assumed: 'The format is not documented. Read as YYYY-MM-DD.' };
const image: FieldFact = { unit: 'image', spec: 'decision 35' };
const optional: FieldFact = { optional: true };
const kind: FieldFact = { words: establishmentKinds, spec: 'core §3' };
const courierStatus: FieldFact = { words: courierStatuses, spec: 'decision 22' };
const errorMessage: FieldFact = { spec: 'core §4' };
const geoStatus: FieldFact = { ...courierStatus, spec: 'operations §4' };
const priceOfKilometre: FieldFact = { ...money, assumed: 'Price of a kilometre.', optional: true };
const bookingHour: FieldFact = {
  unit: 'hour',
  spec: 'core §2',
  assumed: 'Whether 0 or 24 is midnight is not documented. Hours are 0 to 23.',
  optional: true,
};

const managed: Facts = {
  id: {
    spec: 'core §9',
    assumed: 'Documented for cities and couriers only. Other ids may have up to 64 characters.',
  },
  createdAt: instant,
  updatedAt: instant,
};

const payList: Facts = {
  ...managed,
  startDate: { unit: 'date', spec: 'decision 32' },
  endDate: { unit: 'date', spec: 'decision 32' },
  sum: { unit: 'cents', spec: 'decision 12' },
  vat: percent,
  difference: optional,
};

/** By entity, then by field; `lines` are the orders of a pay list. */
export const fieldFacts: Readonly<Record<string, Facts>> = {
  admins: {
    ...managed,
    role: { words: adminRoles, spec: 'core §6' },
    country: { words: [...countriesOf('any'), 'any'], spec: 'core §3' },
  },
  homeCategories: { ...managed, kind, image },
  topFilters: { ...managed, image },
  companies: managed,
  cities: {
    ...managed,
    // The list call is documented with id, name and localName only.
    createdAt: { ...instant, ...optional },
    updatedAt: { ...instant, ...optional },
    isActive: optional,
    customerBaseDistance: { unit: 'km', ...optional },
    courierBaseDistance: { unit: 'km', ...optional },
    customerBaseRate: { ...money, ...optional },
    courierBaseRate: { ...money, ...optional },
    customerDistanceRate: priceOfKilometre,
    courierDistanceRate: priceOfKilometre,
    bookingHour1: bookingHour,
    bookingHour2: bookingHour,
    vamvuOrderMinimum: { unit: 'money', spec: 'decision 23', ...optional },
  },
  countrySettings: {
    cancellationFee: money,
    freeDeliveryOrderPrice: money,
    freeDeliveryExpirationDays: { unit: 'days', spec: 'core §9' },
    vat: percent,
    courierManagement: { assumed: 'The unit is not documented. Shown as a plain number.' },
  },
  customerRequests: { ...managed, reason: { words: customerRequestReasons, spec: 'operations §2' } },
  establishments: {
    stoppedSince: optional,
    remindAt: optional,
    ...managed,
    kind,
    companyName: { spec: 'core §3', optional: true },
    commission: percent,
    vat: percent,
    orderMinimum: money,
    cancellationFee: money,
    commonCancellationFee: { ...money, spec: 'decision 48', optional: true },
    preparationTime: minutes,
    image,
    logo: image,
    workingTime: { spec: 'decision 66' },
  },
  couriers: {
    lastOrderAt: optional,
    ...managed,
    status: courierStatus,
    geoZone: { spec: 'core §3', assumed: 'The name of the delivery zone.', optional: true },
    vehicle: { words: vehicles, spec: 'core §3' },
    dateOfBirth: date,
    errorMessage,
    image,
    passportImage: image,
    withPassportImage: image,
  },
  orders: {
    ...managed,
    status: { words: orderStatuses, spec: 'decision 22' },
    deliveryMethod: { words: deliveryMethods, spec: 'core §3' },
    ...Object.fromEntries(
      [
        'itemsSum',
        'discountSum',
        'deliveryCost',
        'tips',
        'surcharge',
        'orderTotal',
        'vamvuCommission',
        'totalRefund',
        'establishmentOrderMinimum',
        'vamvuOrderMinimum',
      ].map((name) => [name, money]),
    ),
    distance: { unit: 'km', spec: 'core §9' },
    paidAt: instant,
    acceptedAt: instant,
    scheduledFor: instant,
    deliveryTime: minutes,
    preparationTime: minutes,
    items: { spec: 'decision 45' },
    orderId: { assumed: 'Its difference from `id` is not documented. Shown as the number of the order.' },
    feedback: optional,
  },
  feedbacks: {
    ...managed,
    deliveryMethod: { words: deliveryMethods, spec: 'core §3' },
    orderTotal: money,
    rating: { assumed: 'The scale is not documented. Shown as of 5.' },
    courierRating: { assumed: 'The scale is not documented. Shown as of 5.' },
  },
  customers: { ...managed, total: money, orders: { assumed: 'Count of orders, not a list.' } },
  promotions: {
    ...managed,
    status: { words: promotionStatuses, spec: 'decision 21' },
    startDate: instant,
    endDate: instant,
    errorMessage,
    image,
    establishment: {
      spec: 'operations §3',
      assumed: 'The name, or the establishment itself.',
      optional: true,
    },
    establishmentName: optional,
  },
  geoZones: { status: geoStatus },
  timeSlots: { startTime: { unit: 'instant', spec: 'decision 14' } },
  establishmentPayLists: payList,
  courierPayLists: payList,
  lines: {
    completedAt: instant,
    itemsSum: money,
    surcharge: money,
    discountSum: money,
    vamvuCommission: money,
    cancellationFee: money,
    courierDeliveryCost: money,
    tips: money,
    status: { words: orderStatuses, spec: 'operations §4' },
  },
  notices: {
    type: { words: ['notification', 'candidates'], spec: 'core §2' },
    dateTime: instant,
    avatar: image,
  },
};

/** Key of `fieldFacts` for the rows of an operation. */
export const factsKeyOf = (operation: string): string => {
  const [entity = '', verb = ''] = operation.split('.');
  if (verb === 'orders') return 'lines';
  return operation === 'utils.notices' ? 'notices' : entity;
};
