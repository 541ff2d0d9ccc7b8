import { columns, flag, id, managed, text } from './columnTypes.ts';

/** Who buys and delivers, what was ordered, said about it and paid for it. Conventions: see tables.ts. */
export const tradeTables = {
  /** One row for each day (in the country's zone) on which a courier had booked a slot. */
  courier_bookings: { courierId: text, day: text },
  customers: {
    id,
    cityId: text,
    ...columns('TEXT', 'firstName lastName'),
    email: text,
    phoneNumber: 'TEXT',
    /** Number of orders and their sum in cents, kept in step with the orders table. */
    ...columns(flag, 'orders total'),
    isActive: flag,
    ...managed,
    deletedAt: 'TEXT',
  },
  orders: {
    id,
    ...columns(text, 'cityId establishmentId customerId'),
    courierId: 'TEXT',
    ...columns(text, 'status deliveryMethod'),
    /** JSON: [{ id, name, quantity, price, discount, options: [{ id, name, quantity, price }] }], prices in major units */
    items: "TEXT NOT NULL DEFAULT '[]'",
    ...columns(
      flag,
      'itemsSum discountSum deliveryCost tips surcharge orderTotal vamvuCommission totalRefund',
    ),
    ...columns('INTEGER', 'establishmentOrderMinimum vamvuOrderMinimum'),
    ...columns('TEXT', 'establishmentAddress customerAddress'),
    distance: 'REAL',
    secureCode: 'TEXT',
    isScheduled: flag,
    ...columns('TEXT', 'scheduledFor paidAt acceptedAt'),
    /** When the order was completed or canceled; null while it is under way. */
    completedAt: 'TEXT',
    ...columns('TEXT', 'allergensComment cancellationReason'),
    ...columns('INTEGER', 'deliveryTime preparationTime'),
    /** What only pay lists show. */
    ...columns(flag, 'cancellationFee courierDeliveryCost'),
    /** The pay lists that settled this order, and its status at that moment: what was paid does not change. */
    ...columns('TEXT', 'establishmentPayListId courierPayListId settledStatus'),
    ...managed,
    deletedAt: 'TEXT',
  },
  /** The order's own facts are copied: an order never changes them. */
  feedbacks: {
    id,
    cityId: text,
    orderId: 'TEXT NOT NULL UNIQUE',
    ...columns(text, 'establishmentId customerId'),
    courierId: 'TEXT',
    deliveryMethod: text,
    orderTotal: flag,
    message: 'TEXT',
    isPublic: flag,
    rating: 'REAL',
    courierMessage: 'TEXT',
    courierRating: 'REAL',
    arrivedInTime: 'INTEGER',
    ...managed,
  },
  /** Lines are the orders whose establishmentPayListId or courierPayListId is this id. */
  pay_lists: {
    id,
    /** `payeeType` is `establishment` or `courier`. */
    ...columns(text, 'payeeType cityId payeeId'),
    /** Name of the payee, as it was then. */
    name: text,
    ...columns('TEXT', 'iban idNumber'),
    ...columns(text, 'startDate endDate'),
    sum: 'INTEGER NOT NULL',
    vat: 'REAL NOT NULL',
    ...managed,
  },
} as const;
