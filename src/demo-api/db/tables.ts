import { columns, flag, id, managed, text } from './columnTypes.ts';
import { tradeTables } from './tradeTables.ts';

/**
 * Schema of the sample data. Columns have their API names.
 *
 * - money: whole cents (INTEGER); percentages, kilometres, ratings: REAL; booleans: 0 or 1
 * - instants: UTC text of a fixed form, `2026-03-01T09:05:00.000Z`
 * - plain dates: `YYYY-MM-DD`
 * - ids: 16 letters and digits; home categories: 3 lower-case letters
 * - `deletedAt`: soft delete; old orders still show the row
 */

type Columns = Readonly<Record<string, string>>;

export const tables = {
  admins: {
    id,
    ...columns(text, 'firstName lastName'),
    email: 'TEXT NOT NULL UNIQUE COLLATE NOCASE',
    phone: 'TEXT',
    /** `country` is `es`, `ua` or `any`. */
    ...columns(text, 'country role'),
    isActive: flag,
    passwordHash: text,
    ...managed,
  },
  sessions: {
    id,
    adminId: text,
    refreshHash: 'TEXT NOT NULL UNIQUE',
    createdAt: text,
  },
  access_tokens: { hash: 'TEXT PRIMARY KEY', sessionId: text, expiresAt: text },
  login_tokens: { hash: 'TEXT PRIMARY KEY', adminId: text, expiresAt: text },

  country_settings: {
    country: 'TEXT PRIMARY KEY',
    ...columns(flag, 'cancellationFee freeDeliveryOrderPrice'),
    freeDeliveryExpirationDays: 'INTEGER NOT NULL DEFAULT 30',
    vat: 'REAL NOT NULL DEFAULT 21',
    courierManagement: 'REAL NOT NULL DEFAULT 2',
    updatedAt: text,
  },
  cities: {
    id,
    ...columns(text, 'country name localName'),
    isActive: flag,
    customerBaseDistance: 'REAL',
    ...columns('INTEGER', 'customerBaseRate customerDistanceRate'),
    courierBaseDistance: 'REAL',
    ...columns('INTEGER', 'courierBaseRate courierDistanceRate bookingHour1 bookingHour2 vamvuOrderMinimum'),
    ...managed,
  },
  home_categories: {
    ...columns(text, 'id country name kind'),
    ...columns('TEXT', 'listName topListName promotionsName image'),
    isActive: flag,
    ...managed,
  },
  top_filters: {
    id,
    ...columns(text, 'country name countryHomeCategoryId'),
    image: 'TEXT',
    isActive: flag,
    ...managed,
  },
  /** Order and selection of a city. Categories and filters without a row come last and are off. */
  city_category_tree: { cityId: text, key: text, position: 'INTEGER NOT NULL', checked: flag },
  companies: {
    id,
    ...columns(text, 'country name'),
    ...columns('TEXT', 'managerName email phoneNumber address website iban idNumber description'),
    ...columns(flag, 'canEditMop isActive'),
    ...managed,
  },
  establishments: {
    id,
    ...columns(text, 'cityId name kind'),
    /** percent */
    commission: 'REAL',
    ...columns(flag, 'isActive isStopped isPublic'),
    ...columns(
      'TEXT',
      'email phoneNumber displayAddress managerName managerEmail managerPhone companyId image logo description categoryId',
    ),
    /** JSON: ids of top filters */
    topFilterIds: "TEXT NOT NULL DEFAULT '[]'",
    /** JSON: weekday → { isClosed, openAt: [{ from: 'HH:mm', to }] } */
    workingTime: "TEXT NOT NULL DEFAULT '{}'",
    ...columns('INTEGER', 'orderMinimum preparationTime'),
    hasIndividualCancellationFee: flag,
    cancellationFee: 'INTEGER',
    ...columns(flag, 'isDelivery isPickup isScheduling'),
    vat: 'REAL',
    ...managed,
    deletedAt: 'TEXT',
  },
  couriers: {
    id,
    cityId: text,
    ...columns('TEXT', 'firstName lastName'),
    email: text,
    ...columns('TEXT', 'phoneNumber dateOfBirth'),
    status: text,
    ...columns('TEXT', 'errorMessage geoZoneId'),
    orderAutoAcceptance: flag,
    /** Values of these three: see `registrationContent`. */
    ...columns('TEXT', 'workingDays employment vehicle'),
    rating: 'REAL',
    ...columns('TEXT', 'passportNumber iban address idNumber image passportImage withPassportImage'),
    ...managed,
    deletedAt: 'TEXT',
  },
  ...tradeTables,
  customer_requests: {
    id,
    country: text,
    /** City of the customer; used by the dashboard only, not part of the API. */
    ...columns('TEXT', 'cityId customerName email phoneNumber'),
    reason: text,
    message: 'TEXT',
    /** JSON: list of image addresses */
    images: "TEXT NOT NULL DEFAULT '[]'",
    isResponded: flag,
    ...managed,
  },
  promotions: {
    id,
    ...columns(text, 'cityId name'),
    ...columns('TEXT', 'establishmentId image startDate endDate'),
    ...columns(flag, 'isPublic isActive'),
    status: text,
    errorMessage: 'TEXT',
    ...managed,
  },
  /** `audience` is `customer` or `courier`; `info` is JSON: [{ id, title, text?, children? }] */
  help_content: { country: text, audience: text, info: text, updatedAt: text },
  geo_zones: { id, cityId: text, name: text, status: 'TEXT', ...managed },
  time_slots: {
    id,
    ...columns(text, 'geoZoneId startTime'),
    isDeliveryActive: 'INTEGER NOT NULL DEFAULT 1',
    ...columns(
      flag,
      'isHighDemand isCouriersLimited couriersLimit bookedCouriers maxQueue minFreeCouriers numberOfOrders',
    ),
    costMultiplier: 'REAL NOT NULL DEFAULT 1',
    updatedAt: text,
  },
  /** Notices of type `notification`; those of type `candidates` are derived from couriers. */
  notices: {
    id,
    country: text,
    cityId: 'TEXT',
    title: text,
    description: 'TEXT',
    dateTime: text,
    avatar: 'TEXT',
  },
  /** Uploaded pictures; image fields hold `/bucket/<key>`. Pictures of the sample data are files. */
  files: { key: 'TEXT PRIMARY KEY', contentType: text, bytes: 'BLOB NOT NULL' },
} as const satisfies Record<string, Columns>;

export const constraints = {
  home_categories: 'PRIMARY KEY (country, id)',
  city_category_tree: 'PRIMARY KEY (cityId, key)',
  courier_bookings: 'PRIMARY KEY (courierId, day)',
  help_content: 'PRIMARY KEY (country, audience)',
  time_slots: 'UNIQUE (geoZoneId, startTime)',
} as const satisfies Partial<Record<keyof typeof tables, string>>;

export type TableName = keyof typeof tables;
export type ColumnOf<Table extends TableName> = keyof (typeof tables)[Table] & string;

type Definition<Table extends TableName, Column extends ColumnOf<Table>> = (typeof tables)[Table][Column];
type Base<Sql> = Sql extends `BLOB${string}`
  ? Uint8Array
  : Sql extends `INTEGER${string}` | `REAL${string}`
    ? number
    : string;
type Nullable<Sql> = Sql extends `${string}NOT NULL${string}` | `${string}PRIMARY KEY${string}`
  ? never
  : null;

export type Row<Table extends TableName> = {
  [Column in ColumnOf<Table>]: Base<Definition<Table, Column>> | Nullable<Definition<Table, Column>>;
};
