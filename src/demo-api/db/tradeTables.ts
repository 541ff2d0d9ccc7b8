import { columns, flag, id, managed, text } from './columnTypes.ts';

/** Tables of orders and of the people, feedback and payments around them. Conventions: see tables.ts. */
export const tradeTables = {
  /** A row per local day on which a courier had booked a slot. */
  courier_bookings: { courierId: text, day: text },
  customers: {
    id,
    cityId: text,
    ...columns('TEXT', 'firstName lastName'),
    email: text,
    phoneNumber: 'TEXT',
    /** Number and sum (cents) of the customer's orders, denormalised from the orders table. */
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
    /**
     * JSON: [{ id, name, quantity, price, discount, options: [{ id, name, quantity, price }] }], prices in
     * major units
     */
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
    /** Time of completion or cancellation; null while under way. */
    completedAt: 'TEXT',
    ...columns('TEXT', 'allergensComment cancellationReason'),
    ...columns('INTEGER', 'deliveryTime preparationTime'),
    /** Shown on pay lists only. */
    ...columns(flag, 'cancellationFee courierDeliveryCost'),
    /**
     * Pay lists that settled this order, and its status at that time, because settled payouts never change.
     */
    ...columns('TEXT', 'establishmentPayListId courierPayListId settledStatus'),
    ...managed,
    deletedAt: 'TEXT',
  },
  /** Order columns are denormalised: they are immutable in the order. */
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
  /** Its lines are the orders with this id as establishmentPayListId or courierPayListId. */
  pay_lists: {
    id,
    /** `payeeType` is `establishment` or `courier`. */
    ...columns(text, 'payeeType cityId payeeId'),
    /** Name of the payee at that time. */
    name: text,
    ...columns('TEXT', 'iban idNumber'),
    ...columns(text, 'startDate endDate'),
    sum: 'INTEGER NOT NULL',
    vat: 'REAL NOT NULL',
    ...managed,
  },
} as const;
