import type { establishmentKinds } from '#shared/api/catalogue.ts';
import type { HelpNode } from '#shared/api/staff.ts';
import type { CountryId } from '#shared/rules/countries.ts';
import type { Dish } from './pictures.ts';

export type FullName = readonly [firstName: string, lastName: string];

/** Amounts of sample data per city, and names of its streets and zones. */
export interface CityPlan {
  /** Key of the city's random streams. */
  key: string;
  name: string;
  localName: string;
  /** Share of the country's orders. */
  share: number;
  sizes: { establishments: number; couriers: number; customers: number; promotions: number };
  /** The last zone has no couriers. */
  zones: readonly string[];
  streets: readonly string[];
  /** Rates in euros; distances in km. */
  pricing: {
    customer: { baseDistance: number; baseRate: number; distanceRate: number };
    courier: { baseDistance: number; baseRate: number; distanceRate: number };
    bookingHours: readonly [monday: number, friday: number];
    orderMinimum: number;
  };
  /** Difference in cents between the city's oldest pay list and its lines: simulates a manual correction. */
  payListCorrection?: number;
  /** Edge-case names for lists and exports. */
  specialEstablishments: readonly (readonly [name: string, categoryId: string])[];
  specialPeople: { couriers: readonly FullName[]; customers: readonly FullName[] };
}

export interface CategoryPlan {
  id: string;
  kind: (typeof establishmentKinds)[number];
  dish: Dish;
  name: string;
  listName: string;
  topListName: string;
  promotionsName: string;
  filters: readonly string[];
  /** Prefixes of establishment names in this category. */
  prefixes: readonly string[];
  products: readonly (readonly [name: string, price: number])[];
  options: readonly (readonly [name: string, price: number])[];
}

export interface Reviews {
  good: readonly string[];
  fair: readonly string[];
  bad: readonly string[];
}

/** Sample texts in the language of the country. */
export interface Phrases {
  reviews: Reviews;
  courierReviews: Reviews;
  allergens: readonly string[];
  canceledByCustomer: readonly string[];
  canceledByEstablishment: readonly string[];
  promotions: readonly string[];
  promotionErrors: readonly string[];
  courierErrors: readonly string[];
  descriptions: readonly string[];
  /** Texts by reason of the request. */
  requests: Readonly<Record<string, readonly string[]>>;
  notices: readonly (readonly [title: string, description: string])[];
}

/** Help entry without an id. */
export type HelpDraft = Pick<HelpNode, 'title' | 'text'> & { children?: readonly HelpDraft[] };

export interface CountryMaterial {
  id: CountryId;
  women: readonly string[];
  men: readonly string[];
  womenFamilyNames: readonly string[];
  menFamilyNames: readonly string[];
  /** Number of family names per person. */
  familyNames: 1 | 2;
  street: (street: string, number: number) => string;
  companyForms: readonly ((name: string) => string)[];
  companyNames: readonly string[];
  establishmentNames: readonly string[];
  cities: readonly CityPlan[];
  categories: readonly CategoryPlan[];
  phrases: Phrases;
  help: { customer: readonly HelpDraft[]; courier: readonly HelpDraft[] };
  /** Amounts in euros; VAT in percent. */
  settings: {
    cancellationFee: number;
    freeDeliveryOrderPrice: number;
    freeDeliveryExpirationDays: number;
    vat: number;
    courierManagement: number;
  };
}

/** Splits `one; two`, so that long word lists stay readable in the source. */
export const items = (text: string): string[] => text.split(/;\s*/);

/** Parses `Pizza margarita 9.5; Agua 1.9` into names with prices in euros. */
export const priced = (text: string): (readonly [name: string, price: number])[] =>
  items(text).map((entry) => {
    const space = entry.lastIndexOf(' ');
    return [entry.slice(0, space), Number(entry.slice(space + 1))];
  });

/** The four titles of a category: `Pizza; Pizzerías; Las mejores pizzerías; Ofertas en pizza`. */
export const titles = (text: string) => {
  const [name = '', listName = '', topListName = '', promotionsName = ''] = items(text);
  return { name, listName, topListName, promotionsName };
};
