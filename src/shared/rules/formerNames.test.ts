import { expect, it } from 'vitest';
import { exportOfToday, storageKeyOfToday, withNameOfToday } from './formerNames.ts';

it.each([
  ['top_filters.list', 'topFilters.list'],
  ['pay_list_courier.exportOrders', 'courierPayLists.exportOrders'],
  ['home_categories es hc00000000000001', 'homeCategories es hc00000000000001'],
  ['settings es', 'countrySettings es'],
  ['help_center es', 'helpContent es'],
  ['category_tree es sv', 'categoryTrees es sv'],
  ['slots.list', 'timeSlots.list'],
  ['orders.list', 'orders.list'],
  ['constructor es', 'constructor es'],
])('maps %s to %s', (stored, today) => {
  expect(withNameOfToday(stored)).toBe(today);
});

it.each([
  ['columns.home_categories', 'columns.homeCategories'],
  ['columns.https://api.example.com.geo_zones.My view', 'columns.https://api.example.com.geoZones.My view'],
  ['views.sample-data.pay_list_establishment', 'views.sample-data.establishmentPayLists'],
  ['list.sample-data.ad1.customer_requests', 'list.sample-data.ad1.customerRequests'],
  ['columns.companies', 'columns.companies'],
  ['recentRecords:sample-data:top_filters', 'recentRecords:sample-data:top_filters'],
  ['habits.top_filters', 'habits.top_filters'],
])('maps the storage key %s to %s', (stored, today) => {
  expect(storageKeyOfToday(stored)).toBe(today);
});

it('maps the statuses of a refund in a persisted export to their condition', () => {
  const jobWith = (refund: object) => ({
    type: 'list',
    wanted: { columns: [{ label: 'ID' }, { label: 'Refund', ...refund }] },
  });
  const zeroUnless = { field: 'status', values: ['canceled_by_customer'] };
  expect(exportOfToday(jobWith({ zeroUnless }))).toEqual(jobWith({ dueWhen: 'canceled' }));
});

it.each([[null], [undefined], ['text'], [{}], [{ type: 'list', wanted: {} }]])(
  'leaves an unreadable export as it is: %j',
  (stored) => {
    expect(exportOfToday(stored)).toEqual(stored);
  },
);
