import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import type { listPatterns, pagePatterns } from '#shared/screens/screenPatterns.ts';
import type { Resource } from '../resource/resource.ts';
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
}

export interface ListScreen extends Titled {
  resource: () => Promise<Resource>;
  record?: () => Promise<ComponentType>;
}

type Screens = { readonly [Name in keyof typeof pagePatterns]: PageScreen } & {
  readonly [Name in keyof typeof listPatterns]: ListScreen;
};

/**
 * All screens for logged-in users, by the name of their pattern. Routes, titles, breadcrumbs, menu names and
 * the built-in menu derive from this table, in this order.
 */
export const screens: Screens = {
  dashboard: {
    title: msg`Dashboard`,
    menu: { name: 'dashboard', icon: 'dashboard' },
    load: () => import('./dashboard/DashboardPage.tsx'),
  },
  resetPassword: {
    title: msg`Reset password`,
    load: () => import('./resetPassword/ResetPasswordPage.tsx'),
  },
  appSettings: {
    title: msg`Settings`,
    load: () => import('./appSettings/AppSettingsPage.tsx'),
  },
  fileExports: {
    title: msg`File exports`,
    load: () => import('./fileExports/FileExportsPage.tsx'),
  },
  admins: {
    title: msg`Administrators`,
    menu: { name: 'admins', section: 'administration' },
    resource: async () => (await import('./admins/admins.ts')).admins,
  },
  cities: {
    title: msg`Cities`,
    menu: { name: 'cities', section: 'administration' },
    resource: async () => (await import('./cities/cities.ts')).cities,
  },
  citySettings: {
    title: msg`City settings`,
    menu: { name: 'city_settings', section: 'administration' },
    load: () => import('./cities/CityPricingPage.tsx'),
  },
  countrySettings: {
    title: msg`Country general settings`,
    menu: { name: 'country_settings', section: 'administration' },
    load: () => import('./countrySettings/CountrySettingsPage.tsx'),
  },
  homeCategories: {
    title: msg`Country home categories`,
    menu: { name: 'country_home_categories', section: 'catalogue' },
    resource: async () => (await import('./homeCategories/homeCategories.ts')).homeCategories,
  },
  topFilters: {
    title: msg`Country top filters`,
    menu: { name: 'country_top_filters', section: 'catalogue' },
    resource: async () => (await import('./topFilters/topFilters.ts')).topFilters,
  },
  cityHomeCategories: {
    title: msg`City home categories`,
    menu: { name: 'city_home_categories', section: 'catalogue' },
    load: () => import('./categoryTrees/CategoryTreePage.tsx'),
  },
  cityTopFilters: {
    title: msg`City top filters`,
    menu: { name: 'city_top_filters' },
    load: () => import('./categoryTrees/CategoryTreePage.tsx'),
  },
  companies: {
    title: msg`Companies`,
    menu: { name: 'companies', section: 'catalogue' },
    resource: async () => (await import('./companies/companies.ts')).companies,
  },
  establishments: {
    title: msg`Establishments`,
    menu: { name: 'establishments', section: 'catalogue' },
    resource: async () => (await import('./establishments/establishments.ts')).establishments,
  },
  customers: {
    title: msg`Customers`,
    menu: { name: 'customers', section: 'people' },
    resource: async () => (await import('./customers/customers.ts')).customers,
  },
  couriers: {
    title: msg`Couriers`,
    menu: { name: 'couriers', section: 'people' },
    resource: async () => (await import('./couriers/couriers.ts')).couriers,
  },
  courierReview: {
    title: msg`Candidates`,
    words: msg`courier review, approve, reject, application`,
    load: async () => {
      const [{ courierReviewPage }, { couriers }] = await Promise.all([
        import('./courierReview/courierReviewPage.tsx'),
        import('./couriers/couriers.ts'),
      ]);
      return { default: courierReviewPage(couriers) };
    },
  },
  promotions: {
    title: msg`Promotions`,
    menu: { name: 'promotions', section: 'catalogue' },
    resource: async () => (await import('./promotions/promotions.ts')).promotions,
  },
  geoZones: {
    title: msg`Delivery zones`,
    menu: { name: 'geo_zones', section: 'people' },
    resource: async () => (await import('./geoZones/geoZones.ts')).geoZones,
  },
  timeSlots: {
    title: msg`Time slots`,
    menu: { name: 'time_slots', section: 'people' },
    load: () => import('./timeSlots/TimeSlotsPage.tsx'),
  },
  orders: {
    title: msg`Orders`,
    menu: { name: 'orders', section: 'orders' },
    resource: async () => (await import('./orders/orders.ts')).orders,
  },
  ordersNow: {
    title: msg`Orders now`,
    menu: { name: 'orders_now', section: 'orders', follows: 'orders' },
    load: async () => {
      const [{ orderBoardPage }, { orders }] = await Promise.all([
        import('./orders/board/orderBoardPage.tsx'),
        import('./orders/orders.ts'),
      ]);
      return { default: orderBoardPage(orders) };
    },
  },
  establishmentPayLists: {
    title: msg`Establishment pay lists`,
    menu: { name: 'pay_list_establishment', section: 'orders' },
    resource: async () => (await import('./payLists/payLists.ts')).establishmentPayLists,
    record: async () => (await import('./payLists/PayListPage.tsx')).EstablishmentPayListPage,
  },
  courierPayLists: {
    title: msg`Courier pay lists`,
    menu: { name: 'pay_list_courier', section: 'orders' },
    resource: async () => (await import('./payLists/payLists.ts')).courierPayLists,
    record: async () => (await import('./payLists/PayListPage.tsx')).CourierPayListPage,
  },
  feedbacks: {
    title: msg({ context: 'menu', message: 'Feedback' }),
    menu: { name: 'feedbacks', section: 'support' },
    resource: async () => (await import('./feedbacks/feedbacks.ts')).feedbacks,
  },
  customerRequests: {
    title: msg`General feedback`,
    menu: { name: 'app_feedbacks', section: 'support' },
    resource: async () => (await import('./customerRequests/customerRequests.ts')).customerRequests,
  },
  customerHelpContent: {
    title: msg`Customer help content`,
    menu: { name: 'customer_help', section: 'support' },
    load: () => import('./helpContent/HelpContentPage.tsx'),
  },
  courierHelpContent: {
    title: msg`Courier help content`,
    menu: { name: 'courier_help', section: 'support' },
    load: () => import('./helpContent/HelpContentPage.tsx'),
  },
};
