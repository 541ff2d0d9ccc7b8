import { columns, flag, id, managed, text } from './columnTypes.ts';
import { tradeTables } from './tradeTables.ts';

/**
 * The schema of the sample data. Columns are named as the API names them on the wire, with these conventions:
 *
 * - money is whole cents (INTEGER); percents, kilometres and ratings are REAL; booleans are 0 or 1
 * - instants are UTC text of a fixed form, `2026-03-01T09:05:00.000Z`, so that they sort as text
 * - plain dates (pay periods, birthdays, booking days) are `YYYY-MM-DD`
 * - ids are 16 letters and digits, except those of home categories: 3 lower-case letters
 * - `deletedAt` marks rows that history still points at: they are in no list, but keep their name in old orders
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
  /** A city's own order and choice; categories and filters without a row come last and are not chosen. */
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
    /** The city the customer wrote from; counted by the dashboard, not on the wire. */
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
  /** Items of type `notification`; those of type `candidates` come from the couriers. */
  notices: {
    id,
    country: text,
    cityId: 'TEXT',
    title: text,
    description: 'TEXT',
    dateTime: text,
    avatar: 'TEXT',
  },
  /** Pictures that were uploaded; an image field holds `/bucket/<key>`. Those of the sample are files. */
  files: { key: 'TEXT PRIMARY KEY', contentType: text, bytes: 'BLOB NOT NULL' },
} as const satisfies Record<string, Columns>;

/** What does not fit behind a single column. */
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

/** A row of a table, read off its definition. */
export type Row<Table extends TableName> = {
  [Column in ColumnOf<Table>]: Base<Definition<Table, Column>> | Nullable<Definition<Table, Column>>;
};
