import type { MenuItem } from '#shared/api/staff.ts';

const country = '/country/:country';
const city = `${country}/city/:cityId`;

/** Sections have an icon and a path without a screen. Names are keys that the client translates. */
export const menu: readonly MenuItem[] = [
  { name: 'dashboard', path: '/dashboard', icon: 'dashboard' },
  {
    name: 'section_administration',
    path: '/administration',
    icon: 'permission',
    routes: [
      { name: 'admins', path: '/admins' },
      { name: 'cities', path: `${country}/cities` },
      { name: 'city_settings', path: `${city}/settings` },
      { name: 'country_settings', path: `${country}/settings` },
    ],
  },
  {
    name: 'section_catalogue',
    path: '/catalogue',
    icon: 'ruby',
    routes: [
      { name: 'country_home_categories', path: `${country}/home_categories` },
      { name: 'country_top_filters', path: `${country}/top_filters` },
      { name: 'city_home_categories', path: `${city}/home_categories` },
      { name: 'companies', path: `${country}/companies` },
      { name: 'establishments', path: `${city}/establishments` },
      { name: 'promotions', path: `${city}/promotions` },
    ],
  },
  {
    name: 'section_people',
    path: '/people',
    icon: 'account',
    routes: [
      { name: 'customers', path: `${city}/customers` },
      { name: 'couriers', path: `${city}/couriers` },
      { name: 'geo_zones', path: `${city}/geo_zones` },
      { name: 'time_slots', path: `${city}/time_slots` },
    ],
  },
  {
    name: 'section_orders',
    path: '/orders',
    icon: 'money',
    routes: [
      { name: 'orders', path: `${city}/orders` },
      { name: 'pay_list_establishment', path: `${city}/pay-list-establishment` },
      { name: 'pay_list_courier', path: `${city}/pay-list-courier` },
    ],
  },
  {
    name: 'section_support',
    path: '/support',
    icon: 'documentation',
    routes: [
      { name: 'feedbacks', path: `${city}/feedbacks` },
      { name: 'app_feedbacks', path: `${country}/app_feedbacks` },
      { name: 'customer_help', path: `${country}/customer_help_content` },
      { name: 'courier_help', path: `${country}/courier_help_content` },
    ],
  },
];
