import type { establishmentKinds } from '#shared/api/catalogue.ts';
import type { HelpNode } from '#shared/api/staff.ts';
import type { CountryId } from '#shared/domain/countries.ts';
import type { Dish } from './pictures.ts';

export type FullName = readonly [firstName: string, lastName: string];

/** How much of everything a city gets, and what its streets and zones are called. */
export interface CityPlan {
  /** Names the city's streams of random numbers. */
  key: string;
  name: string;
  localName: string;
  /** Its share of all orders of the country. */
  share: number;
  sizes: { establishments: number; couriers: number; customers: number; promotions: number };
  /** The last one has no couriers. */
  zones: readonly string[];
  streets: readonly string[];
  /** Euro; distances in km. */
  pricing: {
    customer: { baseDistance: number; baseRate: number; distanceRate: number };
    courier: { baseDistance: number; baseRate: number; distanceRate: number };
    bookingHours: readonly [monday: number, friday: number];
    orderMinimum: number;
  };
  /** By so many cents the city's oldest pay list is not the sum of its lines: somebody corrected it by hand. */
  payListCorrection?: number;
  /** Names that try out what lists and exports have to cope with. */
  specialEstablishments: readonly (readonly [name: string, categoryId: string])[];
  specialPeople: { couriers: readonly FullName[]; customers: readonly FullName[] };
}

/** `name price`, and what can be added to it. */
export interface CategoryPlan {
  id: string;
  kind: (typeof establishmentKinds)[number];
  dish: Dish;
  name: string;
  listName: string;
  topListName: string;
  promotionsName: string;
  filters: readonly string[];
  /** What establishments of the category call themselves, before their own name. */
  prefixes: readonly string[];
  products: readonly (readonly [name: string, price: number])[];
  options: readonly (readonly [name: string, price: number])[];
}

export interface Reviews {
  good: readonly string[];
  fair: readonly string[];
  bad: readonly string[];
}

/** What people write, in the language of the country. */
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
  /** By reason of the request. */
  requests: Readonly<Record<string, readonly string[]>>;
  notices: readonly (readonly [title: string, description: string])[];
}

/** A help entry before it has an id. */
export type HelpDraft = Pick<HelpNode, 'title' | 'text'> & { children?: readonly HelpDraft[] };

export interface CountryMaterial {
  id: CountryId;
  women: readonly string[];
  men: readonly string[];
  womenFamilyNames: readonly string[];
  menFamilyNames: readonly string[];
  /** How many family names a person has. */
  familyNames: 1 | 2;
  street: (street: string, number: number) => string;
  companyForms: readonly ((name: string) => string)[];
  companyNames: readonly string[];
  establishmentNames: readonly string[];
  cities: readonly CityPlan[];
  categories: readonly CategoryPlan[];
  phrases: Phrases;
  help: { customer: readonly HelpDraft[]; courier: readonly HelpDraft[] };
  /** Euro and percent. */
  settings: {
    cancellationFee: number;
    freeDeliveryOrderPrice: number;
    freeDeliveryExpirationDays: number;
    vat: number;
    courierManagement: number;
  };
}

/** `one; two` as a list: long lists of words stay readable in the source. */
export const items = (text: string): string[] => text.split(/;\s*/);

/** `Pizza margarita 9.5; Agua 1.9` as names with prices in euro. */
export const priced = (text: string): (readonly [name: string, price: number])[] =>
  items(text).map((entry) => {
    const space = entry.lastIndexOf(' ');
    return [entry.slice(0, space), Number(entry.slice(space + 1))];
  });

/** `Pizza; Pizzerías; Las mejores pizzerías; Ofertas en pizza`: what a category is called in its four places. */
export const titles = (text: string) => {
  const [name = '', listName = '', topListName = '', promotionsName = ''] = items(text);
  return { name, listName, topListName, promotionsName };
};
