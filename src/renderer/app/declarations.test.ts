import { type MessageDescriptor, type Messages, setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { secretFields } from '#shared/api/operations.ts';
import { initialListState } from '../data/listState.ts';
import { pricingFields } from '../features/cities/cities.ts';
import { metricList } from '../features/dashboard/metricList.ts';
import type { Resource } from '../resource/define/resource.ts';
import type { Field } from '../resource/fields/fieldType.ts';
import { validateValues } from '../resource/form/formResolver.ts';
import { filterGroups } from '../resource/list/filterGroups.ts';
import { fitListState } from '../resource/list/useListState.ts';
import { screens } from './screens.ts';

const i18n = setupI18n({ locale: 'en_US', locales: 'en-US', messages: { en_US: {} } });

const declared = async (): Promise<Resource[]> =>
  Promise.all(Object.values(screens).flatMap((screen) => ('resource' in screen ? [screen.resource()] : [])));

/** Maps every declared entity to the value that `answer` computes. */
const ofEach = async (answer: (resource: Resource) => unknown): Promise<Record<string, unknown>> =>
  Object.fromEntries((await declared()).map((resource) => [resource.entity, answer(resource)]));

it('lists have the specified columns in the specified order', async () => {
  expect(await ofEach(({ columns }) => columns.join(' '))).toMatchObject({
    admins: 'id firstName lastName email phone country role isActive createdAt updatedAt',
    cities: 'id name localName isActive createdAt updatedAt',
    homeCategories: 'id image name kind listName isActive createdAt updatedAt',
    topFilters: 'id image name countryHomeCategoryId isActive createdAt updatedAt',
    companies: 'id name managerName email phoneNumber idNumber canEditMop isActive createdAt',
    establishments: 'id image name kind commission isActive isStopped isPublic phoneNumber createdAt',
    couriers: 'id image fullName phoneNumber status vehicle rating geoZoneId createdAt',
    orders:
      'id createdAt status deliveryMethod customerId establishmentId courierId orderTotal paidAt scheduledFor',
    feedbacks:
      'id createdAt orderId orderTotal customerId establishmentId courierId message rating courierRating updatedAt',
    customerRequests: 'id createdAt customerName email phoneNumber reason message isResponded updatedAt',
    customers: 'id fullName email phoneNumber total orders createdAt updatedAt',
    promotions: 'id name establishmentId image startDate endDate status isPublic createdAt updatedAt',
    geoZones: 'id name numberOfCouriers status',
    establishmentPayLists: 'id startDate endDate name iban sum difference createdAt updatedAt',
    courierPayLists: 'id startDate endDate fullName iban sum difference createdAt updatedAt',
  });
});

it('records can be created, changed and deleted exactly where the API has a call for it', async () => {
  const rights = await ofEach(({ can }) => {
    const { page, ...flags } = can(null);
    return [page, ...Object.keys(flags).filter((name) => flags[name as keyof typeof flags])].join(' ');
  });
  const all = 'edit create quickEdit remove removeBatch undo';
  expect(rights).toMatchObject({
    admins: 'edit create quickEdit remove undo',
    ...{ cities: all, homeCategories: all, topFilters: all, companies: all, establishments: all },
    ...{ couriers: all, customers: all, promotions: all },
    orders: 'read quickEdit remove removeBatch',
    feedbacks: 'read quickView remove removeBatch undo',
    customerRequests: 'edit quickEdit quickView remove removeBatch undo',
    geoZones: 'none remove undo',
    establishmentPayLists: 'read quickView undo',
    courierPayLists: 'read quickView undo',
  });
});

it('forms require the fields that the API requires, and a new record is inactive', async () => {
  const required = await ofEach(({ fields }) =>
    Object.keys(fields)
      .filter((name) => fields[name]?.required === true)
      .join(' '),
  );
  expect(required).toMatchObject({
    admins: 'firstName lastName email country role',
    cities: 'name localName',
    homeCategories: 'image name kind listName topListName promotionsName',
    topFilters: 'name countryHomeCategoryId',
    companies: 'name managerName email',
    customers: 'email',
  });
  expect(required.couriers).toMatch(/^email\b/);
  expect(required.establishments).toMatch(/^name\b/);
  expect(required.customerRequests).toMatch(/^isResponded\b/);
  const flags = await ofEach(({ fields }) => fields.isActive?.initial ?? false);
  expect(new Set(Object.values(flags))).toEqual(new Set([false]));
});

it('ready-made views filter and sort only by fields and values that the server accepts', async () => {
  const views = await ofEach(({ fields, views }) =>
    Object.entries(views).map(([name, { filters, sort = null }]) => {
      const state = { ...initialListState, filters, sort };
      expect(Object.keys(fields)).toEqual(expect.arrayContaining(Object.keys(filters)));
      expect(fitListState(fields, state)).toEqual(state);
      return name;
    }),
  );
  expect(Object.entries(views).filter(([, names]) => String(names) !== '')).toEqual([
    ['establishments', ['stopped', 'notActive']],
    ['couriers', ['candidates', 'rejectedWithError', 'idle']],
    ['promotions', ['toDecide', 'running']],
    ['orders', ['waiting', 'inProgress', 'canceledToday']],
    ['establishmentPayLists', ['negative', 'wrong', 'sharedAccount']],
    ['courierPayLists', ['negative', 'wrong', 'sharedAccount']],
    ['feedbacks', ['worstOfWeek', 'poor', 'notPublic']],
    ['customerRequests', ['unanswered']],
  ]);
});

it('choice values have the spelling of the API', async () => {
  const courierStatuses =
    'email_not_verified email_verified phone_number_verified form_filled request_was_sent rejected_with_error ' +
    'rejected accepted filled_profile setup_completed active inactive quit blocked';
  const words = await ofEach(({ fields }) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, { labels }]) => {
        const known = Object.keys(labels?.(i18n) ?? {});
        return known.length > 0 && !['true', 'false'].includes(known[0] ?? '')
          ? [[name, known.join(' ')]]
          : [];
      }),
    ),
  );
  expect(words).toMatchObject({
    admins: { country: 'es ua any', role: 'SuperAdmin Admin' },
    homeCategories: { kind: 'restaurant shop' },
    establishments: { kind: 'restaurant shop' },
    couriers: { status: courierStatuses },
    geoZones: { status: courierStatuses },
    customerRequests: {
      reason: 'payments application_issue service_not_performed general_information other',
    },
    promotions: { status: 'request_was_sent rejected_with_error rejected accepted' },
    orders: {
      deliveryMethod: 'delivery pickup',
      status:
        'created paid accepted scheduled_accepted scheduled_accepted_next ready_to_pick_up picked_up almost_here ' +
        'arrived completed canceled_by_customer canceled_by_customer_after_acceptance scheduled_canceled ' +
        'canceled_by_establishment canceled_by_establishment_after_acceptance',
    },
  });
});

it('amounts have two decimals; minutes and booking hours have none', async () => {
  const decimalsOf = (fields: Readonly<Record<string, Field>>) => {
    const refused = (name: string, value: number): boolean =>
      validateValues(fields, [name], { values: { [name]: value }, record: null, timeZone: 'UTC' }, i18n)[
        name
      ] !== undefined;
    const numbers = Object.keys(fields).filter(
      (name) => fields[name]?.look === 'number' && fields[name].input,
    );
    return Object.fromEntries(
      numbers.map((name) => [name, [1.5, 1.25, 1.125].findIndex((value) => refused(name, value))]),
    );
  };
  const found = await ofEach(({ fields }) => decimalsOf(fields));
  expect(found.establishments).toMatchObject({
    ...{ commission: 2, orderMinimum: 2, cancellationFee: 2, preparationTime: 0 },
  });
  expect(found.orders).toMatchObject({ preparationTime: 0, deliveryTime: 0 });
  expect(decimalsOf(pricingFields)).toMatchObject({
    ...{ customerBaseRate: 2, courierBaseRate: 2, vamvuOrderMinimum: 2, bookingHour1: 0, bookingHour2: 0 },
  });
});

it('the menu offers every screen', () => {
  const offered = Object.values(screens).flatMap(({ menu }) =>
    menu && (menu.section || menu.icon) ? [menu.name] : [],
  );
  expect(offered).toEqual(
    expect.arrayContaining([
      ...['admins', 'app_feedbacks', 'cities', 'city_home_categories', 'city_settings', 'companies'],
      ...['country_home_categories', 'country_settings', 'country_top_filters', 'courier_help', 'couriers'],
      ...['customer_help', 'customers', 'dashboard', 'establishments', 'feedbacks', 'geo_zones', 'orders'],
      ...['orders_now', 'pay_list_courier', 'pay_list_establishment', 'promotions', 'time_slots'],
    ]),
  );
});

it('the dashboard has all metrics, each by day or by period', () => {
  const ofKind = (kind: 'date' | 'period'): string[] =>
    Object.entries(metricList).flatMap(([name, { by }]) => (by === kind ? [name] : []));
  expect(ofKind('date')).toEqual(['establishments', 'couriers', 'not_working_couriers', 'customers']);
  expect(ofKind('period').toSorted()).toEqual([
    ...['average_order', 'customers_contacted', 'customers_with_completed_orders', 'new_customers'],
    ...['orders', 'profit', 'revenue', 'working_couriers'],
  ]);
});

/** Catalogs per language: texts before the login, and texts for staff. */
const catalogs = {
  en_US: [import('../../../locales/en_US/renderer.po'), import('../../../locales/en_US/staff.po')],
  uk_UA: [import('../../../locales/uk_UA/renderer.po'), import('../../../locales/uk_UA/staff.po')],
  es_ES: [import('../../../locales/es_ES/renderer.po'), import('../../../locales/es_ES/staff.po')],
};

const messages = async (name: keyof typeof catalogs): Promise<Messages> =>
  Object.assign({}, ...(await Promise.all(catalogs[name])).map((catalog) => catalog.messages));

it.each(['uk_UA', 'es_ES'] as const)(
  'titles, labels, metrics and delete confirmations are translated to %s',
  async (locale) => {
    const [english, translated] = [await messages('en_US'), await messages(locale)];
    const sentences: (MessageDescriptor | undefined)[] = [
      ...Object.values(screens).map(({ title }) => title),
      ...Object.values(metricList).map(({ title }) => title),
      ...(await declared()).flatMap(({ fields, removeConfirmation, newLabel }) => [
        ...Object.values(fields).map(({ label }) => label),
        ...[removeConfirmation, newLabel],
      ]),
    ];
    const texts = sentences.flatMap((message) =>
      message ? [[english[message.id], translated[message.id]]] : [],
    );
    expect(texts.length).toBeGreaterThan(200);
    const missing = texts.filter(([text, words]) => words === undefined || String(words) === String(text));
    expect([...new Set(missing.map(([text]) => String(text)))].toSorted()).toEqual(['IBAN', 'ID']);
  },
);

it('flags agree in gender with the noun of their entity', async () => {
  const words = async (locale: keyof typeof catalogs, flag: string): Promise<Record<string, string>> => {
    const texts = await messages(locale);
    const labels = (await declared()).map(({ entity, fields }) => [entity, fields[flag]?.label.id] as const);
    return Object.fromEntries(labels.flatMap(([entity, id]) => (id ? [[entity, String(texts[id])]] : [])));
  };
  expect(await words('es_ES', 'isActive')).toEqual({
    ...{ admins: 'Activo', customers: 'Activo', establishments: 'Activo', topFilters: 'Activo' },
    ...{ cities: 'Activa', companies: 'Activa', homeCategories: 'Activa', promotions: 'Activa' },
  });
  expect(await words('uk_UA', 'isActive')).toMatchObject({ cities: 'Активне', promotions: 'Активна' });
  expect(await words('uk_UA', 'isPublic')).toEqual({
    ...{ establishments: 'Публічний', feedbacks: 'Публічний', promotions: 'Публічна' },
  });
});

it('read-only sensitive fields are excluded from prefetching', async () => {
  const codes = await ofEach(({ fields }) =>
    Object.entries(fields).flatMap(([name, { isSensitive, readOnly }]) =>
      isSensitive && readOnly ? [name] : [],
    ),
  );
  const found = Object.entries(codes).filter(([, names]) => (names as string[]).length > 0);
  expect(Object.fromEntries(found)).toEqual(secretFields);
});

it('no filter menu offers the same filter twice', async () => {
  for (const resource of await declared()) {
    const entries = filterGroups(resource, [], i18n).flatMap(({ items }) => items);
    const labels = entries.map(({ label }) => label);
    expect(new Set(labels).size, resource.entity).toBe(labels.length);
    // A record chosen by name must not also be searched by part of that name.
    const brought = entries.flatMap(({ id }) => resource.fields[id]?.nameField ?? []);
    const twice = entries.filter(({ id }) => brought.some((path) => path.split('.')[0] === id));
    expect(twice, resource.entity).toEqual([]);
  }
});
