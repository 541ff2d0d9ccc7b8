import type { Bend } from './bentServer.ts';

type Row = Record<string, unknown>;
type Answer = Parameters<NonNullable<Bend['answer']>>[0];

const below = (path: string): RegExp =>
  new RegExp(path.startsWith('/') ? `^${path}$` : `^/es/cities/[^/]+/${path}$`);
const record = '[^/]+';
const total = { 'content-type': 'application/json', 'content-total': '1000' };

/** Changes every row, or the record. */
const rows = (path: string, change: (row: Row) => void): Bend => ({
  path: below(path),
  answer: (answer: Answer) => {
    const body = answer.body<Row | Row[]>();
    for (const row of [body].flat()) change(row);
    return { text: JSON.stringify(body) };
  },
});
export const set = (path: string, changes: Row): Bend => rows(path, (row) => Object.assign(row, changes));
export const asking = (path: string, ask: NonNullable<Bend['ask']>): Bend => ({ path: below(path), ask });
const withoutQuery = (path: string): Bend =>
  asking(path, (search) => {
    for (const name of [...search.keys()]) if (/^(?:filter|sort)/.test(name)) search.delete(name);
  });
const answering = (path: string, bent: ReturnType<NonNullable<Bend['answer']>>): Bend => ({
  path: below(path),
  answer: () => bent,
});
const noFields = (path: string, names: readonly string[]): Bend =>
  rows(path, (row) => {
    for (const name of names) delete row[name];
  });

export const bends: Bend[] = [
  set('/admins', { role: 'Owner' }),
  set(`/admins/${record}`, { country: 'fr', phone: 34 }),
  { path: below('/es/home_categories'), answer: () => ({ headers: { 'content-type': 'application/json' } }) },
  withoutQuery('/es/companies'),
  noFields(`/es/companies/${record}`, ['iban', 'name']),
  {
    path: below('/es/cities'),
    answer: (_answer, search) =>
      search.has('filter[name][ilike]')
        ? { status: 422, text: '{}' }
        : { headers: { ...total, 'content-total': 'many' } },
  },
  set(`/es/cities/${record}`, { bookingHour1: 24, updatedAt: 'yesterday' }),
  asking('/es/customer_requests', (search) => search.delete('page[number]')),
  set(`/es/customer_requests/${record}`, { images: 'none' }),
  rows('establishments', (row) => Object.assign(row, { commission: String(row.commission) })),
  set(`establishments/${record}`, { orderMinimum: 12.345, isActive: 'true' }),
  rows('couriers', (row) => Object.assign(row, { createdAt: String(row.createdAt).replace('Z', '') })),
  rows('couriers/geo_zones', (row) => Object.assign(row, { id: `zone ${row.id}` })),
  set(`couriers/${record}`, { dateOfBirth: '1990-05-01T00:00:00Z' }),
  {
    path: below('orders'),
    answer: (answer) => ({ headers: { ...total, 'content-total': String(answer.body<Row[]>().length) } }),
  },
  answering('orders/max', { text: '' }),
  noFields(`orders/${record}`, ['orderTotal', 'status']),
  asking('feedbacks', (search) => search.set('page[size]', '60')),
  rows('/dashboard/orders', (row) => Object.assign(row, { selectors: 'all' })),
  answering(`feedbacks/${record}`, { status: 429, text: '{}', headers: { 'retry-after': '30' } }),
  {
    path: below('customers'),
    answer: (answer) => ({
      text: JSON.stringify(
        answer
          .body<Row[]>()
          .flatMap((row) => [row, row])
          .slice(0, 50),
      ),
    }),
  },
  set(`customers/${record}`, { id: 'another' }),
  answering('promotions', {
    text: '<!doctype html><h1>Gateway</h1>',
    headers: { 'content-type': 'text/html' },
  }),
  rows('pay-list-establishment', (row) => Object.assign(row, { sum: Number(row.sum) / 100 + 0.001 })),
  set('pay-list-courier', { vat: 0.21 }),
  answering(`pay-list-establishment/${record}/orders`, { status: 500, text: '{}' }),
  answering(`pay-list-courier/${record}/orders`, { text: '{"code":"E1","message":"No"}' }),
  {
    path: below('/es/settings'),
    answer: (_answer, search) =>
      search.has('again') ? {} : { status: 302, headers: { location: '/api/v1/es/settings?again=1' } },
  },
  answering('/es/help_center/customer', { status: 302, headers: { location: 'https://elsewhere.example/' } }),
  answering('/es/help_center/courier', { isDropped: true }),
  set('home_categories_with_filters', { treeData: {} }),
  answering('home_categories_for_establishment', { text: '{"rows":[]}' }),
  { path: below('/utils/menu'), answer: () => ({ headers: { 'content-type': 'text/plain' } }) },
  set('/utils/notice/es', { dateTime: 'soon', type: 'alarm' }),
  noFields('/utils/es/content_for_registration', ['vehicles']),
  rows('/dashboard/revenue', (row) => {
    for (const number of row.numbers as Row[]) number.value = 'much';
  }),
  set('/dashboard/top_customers', { customers: null }),
  rows('geo_zones/[^/]+/slots', (row) =>
    Object.assign(row, { startTime: String(row.startTime).slice(0, 10) }),
  ),
];

/** Findings of the check by operation: kind, field, type found, effect. */
export const expected: Record<string, string[]> = {
  'admins.list': ['filterFindsNothing role broken', 'unknownWord role tolerated'],
  'admins.read': ['type phone number unreadable', 'unknownWord country tolerated'],
  'categoryTrees.read': ['type treeData object broken'],
  'cities.list': ['filterRefused name broken', 'totalUnreadable content-total tolerated'],
  'cities.read': ['dateUnreadable updatedAt unreadable', 'outOfRange bookingHour1 tolerated'],
  'companies.list': [
    'sortIgnored createdAt broken',
    'filterIgnored name broken',
    'filterIgnored isActive broken',
    'filterIgnored createdAt broken',
  ],
  'companies.read': ['missing name tolerated', 'missing iban tolerated'],
  'countrySettings.read': ['redirect tolerated'],
  'courierPayLists.list': ['percentAsFraction vat broken'],
  'courierPayLists.orders': ['failureAs200 broken'],
  'couriers.geoZones': ['idForm id broken'],
  'couriers.list': ['dateWithoutZone createdAt tolerated'],
  'couriers.read': ['dateWithTime dateOfBirth tolerated'],
  'customerRequests.list': ['pageNumberIgnored page[number] broken'],
  'customerRequests.read': ['type images text unreadable'],
  'customers.list': ['duplicateId id broken', 'pageSizeIgnored page[size] tolerated'],
  'customers.read': ['otherRecord id broken'],
  'dashboard.metric': ['type selectors text unreadable', 'type numbers[].value text unreadable'],
  'dashboard.topCustomers': ['type customers null broken'],
  'establishmentPayLists.list': ['centsWithFraction sum broken'],
  'establishmentPayLists.orders': ['status 500 broken'],
  'establishments.categories': ['type object broken'],
  'establishments.list': ['type commission text unreadable'],
  'establishments.read': ['type isActive text unreadable', 'moneyDecimals orderMinimum tolerated'],
  'feedbacks.list': ['pageSizeIgnored page[size] tolerated'],
  'feedbacks.read': ['limited Retry-After 30 s broken'],
  'helpContent.readCourier': ['noAnswer broken'],
  'helpContent.readCustomer': ['redirectRefused broken'],
  'homeCategories.list': ['totalMissing content-total tolerated'],
  'orders.list': ['totalTooSmall content-total broken'],
  'orders.max': ['empty broken'],
  'orders.read': ['missing status tolerated', 'missing orderTotal tolerated'],
  'promotions.list': ['notJson broken'],
  'promotions.read': ['notChecked tolerated'],
  'timeSlots.list': ['dateWithoutZone startTime tolerated'],
  'utils.menu': ['contentType content-type tolerated'],
  'utils.notices': ['dateUnreadable dateTime unreadable', 'unknownWord type tolerated'],
  'utils.registrationContent': ['missing vehicles broken'],
};
