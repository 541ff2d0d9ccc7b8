import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import type { listPatterns, pagePatterns } from '#shared/screens/screenPatterns.ts';
import type { FormSpec, Resource } from '../resource/define/resource.ts';
import type { MenuSectionName } from './menuSections.ts';

interface Titled {
  title: MessageDescriptor;
  /** Additional search terms. */
  words?: MessageDescriptor;
  /**
   * Name in the server's menu. In the built-in menu, an entry is in a section or has its own icon. An entry
   * unknown to servers is inserted into their menus after `follows`.
   */
  menu?: { name: string; section?: MenuSectionName; icon?: string; follows?: string };
}

export interface PageScreen extends Titled {
  load: () => Promise<{ default: ComponentType }>;
  /** Form of settings, whose changes _My day_ describes and takes back. */
  form?: () => Promise<FormSpec>;
}

export interface ListScreen extends Titled {
  resource: () => Promise<Resource>;
  record?: () => Promise<ComponentType>;
}

type Screens = { readonly [Name in keyof typeof pagePatterns]: PageScreen } & {
  readonly [Name in keyof typeof listPatterns]: ListScreen;
};

const isScreen = (name: string): name is keyof Screens => Object.hasOwn(screens, name);

/** Title and declaration of a screen known only at run time; `null`: unknown. */
const describeScreen = async (
  name: string,
): Promise<{ title: MessageDescriptor; spec: FormSpec | null } | null> => {
  if (!isScreen(name)) return null;
  const screen: PageScreen | ListScreen = screens[name];
  const spec = 'resource' in screen ? screen.resource() : screen.form?.();
  return { title: screen.title, spec: (await spec) ?? null };
};

/**
 * All screens for logged-in users, by the name of their pattern. Routes, titles, breadcrumbs, menu names and
 * the built-in menu derive from this table, in this order.
 */
export const screens: Screens = {
  dashboard: {
    title: msg`Dashboard`,
    menu: { name: 'dashboard', icon: 'dashboard' },
    load: () => import('../features/dashboard/DashboardPage.tsx'),
  },
  resetPassword: {
    title: msg`Reset password`,
    load: () => import('../features/resetPassword/ResetPasswordPage.tsx'),
  },
  appSettings: {
    title: msg`Settings`,
    load: async () => {
      const { appSettingsPage } = await import('../features/appSettings/AppSettingsPage.tsx');
      return { default: appSettingsPage((name) => (isScreen(name) ? screens[name].title : null)) };
    },
  },
  fileExports: {
    title: msg`File exports`,
    load: () => import('../features/fileExports/FileExportsPage.tsx'),
  },
  myDay: {
    title: msg`My day`,
    words: msg`history, changes, journal, log, handover`,
    load: async () => {
      const { myDayPage } = await import('../features/myDay/myDayPage.tsx');
      return { default: myDayPage(describeScreen) };
    },
  },
  manual: {
    title: msg`Manual`,
    words: msg`help, guide, documentation, F1`,
    load: () => import('../features/manual/ManualPage.tsx'),
  },
  admins: {
    title: msg`Administrators`,
    menu: { name: 'admins', section: 'administration' },
    resource: async () => (await import('../features/admins/admins.ts')).admins,
  },
  cities: {
    title: msg`Cities`,
    menu: { name: 'cities', section: 'administration' },
    resource: async () => (await import('../features/cities/cities.ts')).cities,
  },
  citySettings: {
    title: msg`City settings`,
    menu: { name: 'city_settings', section: 'administration' },
    load: () => import('../features/cities/CityPricingPage.tsx'),
  },
  countrySettings: {
    title: msg`Country general settings`,
    menu: { name: 'country_settings', section: 'administration' },
    load: () => import('../features/countrySettings/CountrySettingsPage.tsx'),
    form: async () => (await import('../features/countrySettings/countrySettings.ts')).countrySettings,
  },
  homeCategories: {
    title: msg`Country home categories`,
    menu: { name: 'country_home_categories', section: 'catalogue' },
    resource: async () => (await import('../features/homeCategories/homeCategories.ts')).homeCategories,
  },
  topFilters: {
    title: msg`Country top filters`,
    menu: { name: 'country_top_filters', section: 'catalogue' },
    resource: async () => (await import('../features/topFilters/topFilters.ts')).topFilters,
  },
  cityHomeCategories: {
    title: msg`City home categories`,
    menu: { name: 'city_home_categories', section: 'catalogue' },
    load: () => import('../features/categoryTrees/CategoryTreePage.tsx'),
  },
  cityTopFilters: {
    title: msg`City top filters`,
    menu: { name: 'city_top_filters' },
    load: () => import('../features/categoryTrees/CategoryTreePage.tsx'),
  },
  companies: {
    title: msg`Companies`,
    menu: { name: 'companies', section: 'catalogue' },
    resource: async () => (await import('../features/companies/companies.ts')).companies,
  },
  establishments: {
    title: msg`Establishments`,
    menu: { name: 'establishments', section: 'catalogue' },
    resource: async () => (await import('../features/establishments/establishments.ts')).establishments,
  },
  customers: {
    title: msg`Customers`,
    menu: { name: 'customers', section: 'people' },
    resource: async () => (await import('../features/customers/customers.ts')).customers,
  },
  couriers: {
    title: msg`Couriers`,
    menu: { name: 'couriers', section: 'people' },
    resource: async () => (await import('../features/couriers/couriers.ts')).couriers,
  },
  courierReview: {
    title: msg`Candidates`,
    words: msg`courier review, approve, reject, application`,
    load: async () => {
      const [{ courierReviewPage }, { couriers }] = await Promise.all([
        import('../features/courierReview/courierReviewPage.tsx'),
        import('../features/couriers/couriers.ts'),
      ]);
      return { default: courierReviewPage(couriers) };
    },
  },
  promotions: {
    title: msg`Promotions`,
    menu: { name: 'promotions', section: 'catalogue' },
    resource: async () => (await import('../features/promotions/promotions.ts')).promotions,
  },
  geoZones: {
    title: msg`Delivery zones`,
    menu: { name: 'geo_zones', section: 'people' },
    resource: async () => (await import('../features/geoZones/geoZones.ts')).geoZones,
  },
  timeSlots: {
    title: msg`Time slots`,
    words: msg`shifts, couriers needed, copy slots, set up a week`,
    menu: { name: 'time_slots', section: 'people' },
    load: () => import('../features/timeSlots/TimeSlotsPage.tsx'),
  },
  orders: {
    title: msg`Orders`,
    menu: { name: 'orders', section: 'orders' },
    resource: async () => (await import('../features/orders/orders.ts')).orders,
  },
  ordersNow: {
    title: msg`Orders now`,
    words: msg`order board, delayed orders, late orders, free and busy couriers`,
    menu: { name: 'orders_now', section: 'orders', follows: 'orders' },
    load: async () => {
      const [{ orderBoardPage }, { orders }] = await Promise.all([
        import('../features/orders/board/orderBoardPage.tsx'),
        import('../features/orders/orders.ts'),
      ]);
      return { default: orderBoardPage(orders) };
    },
  },
  establishmentPayLists: {
    title: msg`Establishment pay lists`,
    menu: { name: 'pay_list_establishment', section: 'orders' },
    resource: async () => (await import('../features/payLists/payLists.ts')).establishmentPayLists,
    record: async () => (await import('../features/payLists/PayListPage.tsx')).EstablishmentPayListPage,
  },
  courierPayLists: {
    title: msg`Courier pay lists`,
    menu: { name: 'pay_list_courier', section: 'orders' },
    resource: async () => (await import('../features/payLists/payLists.ts')).courierPayLists,
    record: async () => (await import('../features/payLists/PayListPage.tsx')).CourierPayListPage,
  },
  closing: {
    title: msg`Close the half-month`,
    words: msg`payout, month end, audit, is every order paid, paid twice`,
    menu: { name: 'close_half_month', section: 'orders', follows: 'pay_list_courier' },
    load: () => import('../features/closing/ClosingPage.tsx'),
  },
  feedbacks: {
    title: msg({ context: 'menu', message: 'Feedback' }),
    menu: { name: 'feedbacks', section: 'support' },
    resource: async () => (await import('../features/feedbacks/feedbacks.ts')).feedbacks,
  },
  customerRequests: {
    title: msg`General feedback`,
    menu: { name: 'app_feedbacks', section: 'support' },
    resource: async () => (await import('../features/customerRequests/customerRequests.ts')).customerRequests,
  },
  customerHelpContent: {
    title: msg`Customer help content`,
    menu: { name: 'customer_help', section: 'support' },
    load: () => import('../features/helpContent/HelpContentPage.tsx'),
  },
  courierHelpContent: {
    title: msg`Courier help content`,
    menu: { name: 'courier_help', section: 'support' },
    load: () => import('../features/helpContent/HelpContentPage.tsx'),
  },
};
