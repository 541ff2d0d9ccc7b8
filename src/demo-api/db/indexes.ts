type Indexed = readonly [table: string, columns: string];

const nameOf = (columns: string): string => columns.split(',')[0]?.trim() ?? '';
const live = 'deletedAt';

/** Lists filtered by these as well are read from the index alone. */
const filtered = 'status, deliveryMethod, orderTotal';

/** Orders are listed per city, by or along with each column that a list shows. */
const orderIndexes: Indexed[] = [
  // This one answers counts and sums of any period by itself, without a look at the table.
  'createdAt, id, status, deliveryMethod, orderTotal, vamvuCommission, customerId, courierId, establishmentId',
  'createdAt',
  'id',
  'status',
  'deliveryMethod',
  `courierId, createdAt, ${filtered}, customerId, establishmentId`,
  `customerId, createdAt, ${filtered}, courierId, establishmentId`,
  `establishmentId, createdAt, ${filtered}, customerId, courierId`,
  'orderTotal, status, deliveryMethod',
  `paidAt, ${filtered}`,
  'scheduledFor',
  'acceptedAt',
  'updatedAt',
  // Text is searched and sorted in the form in which it is compared.
  ...['customerAddress', 'establishmentAddress', 'allergensComment', 'cancellationReason'].map(
    (column) => `fold(${column})`,
  ),
  // All that is seldom sorted or filtered by, together.
  `itemsSum, discountSum, deliveryCost, tips, surcharge, totalRefund, vamvuCommission, establishmentOrderMinimum,
   vamvuOrderMinimum, distance, isScheduled, deliveryTime, preparationTime, secureCode`,
].map((columns) => ['orders', `cityId, ${live}, ${columns}`]);

/** Each list has its scope first, then what it is sorted or filtered by. */
const others: Indexed[] = [
  ['orders', 'establishmentPayListId, completedAt'],
  ['orders', 'courierPayListId, completedAt'],
  ['feedbacks', 'cityId, createdAt, isPublic, rating, orderTotal, customerId, courierId, establishmentId'],
  ['feedbacks', 'cityId, fold(message)'],
  ['feedbacks', 'cityId, customerId, createdAt'],
  ['feedbacks', 'cityId, courierId, createdAt'],
  ['feedbacks', 'cityId, establishmentId, createdAt'],
  ['pay_lists', 'cityId, kind, startDate'],
  ['pay_lists', 'payeeId, startDate'],
  ['establishments', `cityId, ${live}, createdAt`],
  ['couriers', `cityId, ${live}, status`],
  ['couriers', `geoZoneId, ${live}`],
  ['customers', `cityId, ${live}, createdAt`],
  ['promotions', 'cityId, createdAt'],
  ['customer_requests', 'country, createdAt'],
  ['access_tokens', 'sessionId'],
  ['top_filters', 'country, countryHomeCategoryId'],
];

export const indexes: readonly string[] = [...orderIndexes, ...others].map(
  ([table, columns], index) =>
    `CREATE INDEX IF NOT EXISTS "${table}_${nameOf(columns)}_${index}" ON ${table} (${columns})`,
);
