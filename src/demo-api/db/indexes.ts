type Indexed = readonly [table: string, columns: string];

const nameOf = (columns: string): string => columns.split(',')[0]?.trim() ?? '';
const live = 'deletedAt';

const all: Indexed[] = [
  // Answers counts and sums of any period by itself, without a look at the table.
  [
    'orders',
    `cityId, ${live}, createdAt, status, deliveryMethod, orderTotal, vamvuCommission, customerId, courierId`,
  ],
  ['orders', `cityId, ${live}, orderTotal`],
  ['feedbacks', 'cityId, createdAt'],
  ['orders', 'establishmentPayListId, completedAt'],
  ['orders', 'courierPayListId, completedAt'],
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

export const indexes: readonly string[] = all.map(
  ([table, columns], index) =>
    `CREATE INDEX IF NOT EXISTS "${table}_${nameOf(columns)}_${index}" ON ${table} (${columns})`,
);
