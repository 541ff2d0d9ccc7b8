import { flag, managed, text } from './columnTypes.ts';
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
    id: 'TEXT PRIMARY KEY',
    firstName: text,
    lastName: text,
    email: 'TEXT NOT NULL UNIQUE COLLATE NOCASE',
    phone: 'TEXT',
    /** `es`, `ua` or `any` */
    country: text,
    role: text,
    isActive: flag,
    passwordHash: text,
    ...managed,
  },
  sessions: {
    id: 'TEXT PRIMARY KEY',
    adminId: text,
    refreshHash: 'TEXT NOT NULL UNIQUE',
    createdAt: text,
  },
  access_tokens: { hash: 'TEXT PRIMARY KEY', sessionId: text, expiresAt: text },
  login_tokens: { hash: 'TEXT PRIMARY KEY', adminId: text, expiresAt: text },

  country_settings: {
    country: 'TEXT PRIMARY KEY',
    cancellationFee: flag,
    freeDeliveryOrderPrice: flag,
    freeDeliveryExpirationDays: 'INTEGER NOT NULL DEFAULT 30',
    vat: 'REAL NOT NULL DEFAULT 21',
    courierManagement: 'REAL NOT NULL DEFAULT 2',
    updatedAt: text,
  },
  cities: {
    id: 'TEXT PRIMARY KEY',
    country: text,
    name: text,
    localName: text,
    isActive: flag,
    customerBaseDistance: 'REAL',
    customerBaseRate: 'INTEGER',
    customerDistanceRate: 'INTEGER',
    courierBaseDistance: 'REAL',
    courierBaseRate: 'INTEGER',
    courierDistanceRate: 'INTEGER',
    bookingHour1: 'INTEGER',
    bookingHour2: 'INTEGER',
    vamvuOrderMinimum: 'INTEGER',
    ...managed,
  },
  home_categories: {
    id: text,
    country: text,
    name: text,
    kind: text,
    listName: 'TEXT',
    topListName: 'TEXT',
    promotionsName: 'TEXT',
    image: 'TEXT',
    isActive: flag,
    ...managed,
  },
  top_filters: {
    id: 'TEXT PRIMARY KEY',
    country: text,
    name: text,
    countryHomeCategoryId: text,
    image: 'TEXT',
    isActive: flag,
    ...managed,
  },
  /** A city's own order and choice; categories and filters without a row come last and are not chosen. */
  city_category_tree: { cityId: text, key: text, position: 'INTEGER NOT NULL', checked: flag },
  companies: {
    id: 'TEXT PRIMARY KEY',
    country: text,
    name: text,
    managerName: 'TEXT',
    email: 'TEXT',
    phoneNumber: 'TEXT',
    address: 'TEXT',
    website: 'TEXT',
    iban: 'TEXT',
    idNumber: 'TEXT',
    description: 'TEXT',
    canEditMop: flag,
    isActive: flag,
    ...managed,
  },
  establishments: {
    id: 'TEXT PRIMARY KEY',
    cityId: text,
    name: text,
    kind: text,
    /** percent */
    commission: 'REAL',
    isActive: flag,
    isStopped: flag,
    isPublic: flag,
    email: 'TEXT',
    phoneNumber: 'TEXT',
    displayAddress: 'TEXT',
    managerName: 'TEXT',
    managerEmail: 'TEXT',
    managerPhone: 'TEXT',
    companyId: 'TEXT',
    image: 'TEXT',
    logo: 'TEXT',
    description: 'TEXT',
    categoryId: 'TEXT',
    /** JSON: ids of top filters */
    topFilterIds: "TEXT NOT NULL DEFAULT '[]'",
    /** JSON: weekday → { isClosed, openAt: [{ from: 'HH:mm', to }] } */
    workingTime: "TEXT NOT NULL DEFAULT '{}'",
    orderMinimum: 'INTEGER',
    preparationTime: 'INTEGER',
    hasIndividualCancellationFee: flag,
    cancellationFee: 'INTEGER',
    isDelivery: flag,
    isPickup: flag,
    isScheduling: flag,
    vat: 'REAL',
    ...managed,
    deletedAt: 'TEXT',
  },
  couriers: {
    id: 'TEXT PRIMARY KEY',
    cityId: text,
    firstName: 'TEXT',
    lastName: 'TEXT',
    email: text,
    phoneNumber: 'TEXT',
    dateOfBirth: 'TEXT',
    status: text,
    errorMessage: 'TEXT',
    geoZoneId: 'TEXT',
    orderAutoAcceptance: flag,
    /** Values of these three: see `registrationContent`. */
    workingDays: 'TEXT',
    employment: 'TEXT',
    vehicle: 'TEXT',
    rating: 'REAL',
    passportNumber: 'TEXT',
    iban: 'TEXT',
    address: 'TEXT',
    idNumber: 'TEXT',
    image: 'TEXT',
    passportImage: 'TEXT',
    withPassportImage: 'TEXT',
    ...managed,
    deletedAt: 'TEXT',
  },
  ...tradeTables,
  customer_requests: {
    id: 'TEXT PRIMARY KEY',
    country: text,
    /** The city the customer wrote from; counted by the dashboard, not on the wire. */
    cityId: 'TEXT',
    customerName: 'TEXT',
    email: 'TEXT',
    phoneNumber: 'TEXT',
    reason: text,
    message: 'TEXT',
    /** JSON: list of image addresses */
    images: "TEXT NOT NULL DEFAULT '[]'",
    isResponded: flag,
    ...managed,
  },
  promotions: {
    id: 'TEXT PRIMARY KEY',
    cityId: text,
    name: text,
    establishmentId: 'TEXT',
    image: 'TEXT',
    startDate: 'TEXT',
    endDate: 'TEXT',
    isPublic: flag,
    isActive: flag,
    status: text,
    errorMessage: 'TEXT',
    ...managed,
  },
  /** `audience` is `customer` or `courier`; `info` is JSON: [{ id, title, text?, children? }] */
  help_content: { country: text, audience: text, info: text, updatedAt: text },
  geo_zones: { id: 'TEXT PRIMARY KEY', cityId: text, name: text, status: 'TEXT', ...managed },
  time_slots: {
    id: 'TEXT PRIMARY KEY',
    geoZoneId: text,
    startTime: text,
    isDeliveryActive: 'INTEGER NOT NULL DEFAULT 1',
    isHighDemand: flag,
    isCouriersLimited: flag,
    couriersLimit: flag,
    bookedCouriers: flag,
    maxQueue: flag,
    minFreeCouriers: flag,
    numberOfOrders: flag,
    costMultiplier: 'REAL NOT NULL DEFAULT 1',
    updatedAt: text,
  },
  /** Items of type `notification`; those of type `candidates` come from the couriers. */
  notices: {
    id: 'TEXT PRIMARY KEY',
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
