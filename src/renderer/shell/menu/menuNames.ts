import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The names that menu keys have on screen. */
const menuNames: Readonly<Record<string, MessageDescriptor>> = {
  section_administration: msg`Administration`,
  section_catalogue: msg`Catalogue`,
  section_people: msg`People`,
  section_orders: msg`Orders and payouts`,
  section_support: msg`Support`,

  dashboard: msg`Dashboard`,
  admins: msg`Administrators`,
  cities: msg`Cities`,
  city_settings: msg`City settings`,
  country_settings: msg`Country general settings`,
  country_home_categories: msg`Country home categories`,
  country_top_filters: msg`Country top filters`,
  city_home_categories: msg`City home categories`,
  city_top_filters: msg`City top filters`,
  companies: msg`Companies`,
  establishments: msg`Establishments`,
  promotions: msg`Promotions`,
  customers: msg`Customers`,
  couriers: msg`Couriers`,
  geo_zones: msg`Delivery zones`,
  time_slots: msg`Time slots`,
  orders: msg`Orders`,
  pay_list_establishment: msg`Paylist`,
  pay_list_establishment_orders: msg`Paylist orders`,
  pay_list_courier: msg`Paylist Courier`,
  pay_list_courier_orders: msg`Paylist Courier orders`,
  feedbacks: msg`Feedback`,
  app_feedbacks: msg`General feedback`,
  customer_help: msg`Customer help`,
  courier_help: msg`Courier help`,
};

/** A key that this version does not know is shown as it came. */
export const menuName = (i18n: I18n, key: string): string => {
  const descriptor = Object.hasOwn(menuNames, key) ? menuNames[key] : undefined;
  return descriptor ? i18n._(descriptor) : key;
};
