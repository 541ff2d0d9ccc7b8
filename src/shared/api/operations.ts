/**
 * All API calls: identifier, method and path below /api/v1. The types of answers and bodies are in
 * contracts.ts. This file has no schema, to keep it out of the renderer's bundle size.
 */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/**
 * `replace` sends the whole record, so that fields without a form input are not cleared; `update` sends only
 * changes.
 */
type Verb =
  | 'auth'
  | 'list'
  | 'listAll'
  | 'read'
  | 'create'
  | 'update'
  | 'replace'
  | 'remove'
  | 'removeBatch'
  | 'download'
  | 'upload';

export interface Operation<Path extends string = string, Does extends Verb = Verb> {
  method: Method;
  path: Path;
  /**
   * `list` takes a list query; `listAll` returns everything and takes none. `auth`, `download` and `upload`
   * have their own IPC routes.
   */
  verb: Does;
  /** Entity that is read or written. After writes, `records.changed` names it. */
  entity?: string;
}

const op = <const Path extends string, const Does extends Verb>(
  method: Method,
  path: Path,
  verb: Does,
  entity?: string,
): Operation<Path, Does> => ({ method, path, verb, ...(entity && { entity }) });

const readVerbs: ReadonlySet<Verb> = new Set([
  'auth',
  'list',
  'listAll',
  'read',
  'download',
  'upload',
] as const);
export const isWrite = ({ verb }: Operation): boolean => !readVerbs.has(verb);
export const isList = ({ verb }: Operation): boolean => verb === 'list' || verb === 'listAll';
export const isRemoval = ({ verb }: Operation): boolean => verb === 'remove' || verb === 'removeBatch';

type CrudName = 'list' | 'read' | 'create' | 'update' | 'remove' | 'removeBatch';
type UpdateMethod = 'PUT' | 'PATCH';
type Crud<Entity extends string, Base extends string> = {
  [Name in CrudName as `${Entity}.${Name}`]: Operation<
    Name extends 'list' | 'create'
      ? Base
      : Name extends 'removeBatch'
        ? `${Base}/batch_delete`
        : `${Base}/{id}`
  >;
};

const crud = <const Entity extends string, const Base extends string>(
  entity: Entity,
  base: Base,
  update: UpdateMethod,
) =>
  ({
    [`${entity}.list`]: op('GET', base, 'list', entity),
    [`${entity}.read`]: op('GET', `${base}/{id}`, 'read', entity),
    [`${entity}.create`]: op('POST', base, 'create', entity),
    [`${entity}.update`]: op(update, `${base}/{id}`, update === 'PUT' ? 'replace' : 'update', entity),
    [`${entity}.remove`]: op('DELETE', `${base}/{id}`, 'remove', entity),
    [`${entity}.removeBatch`]: op('POST', `${base}/batch_delete`, 'removeBatch', entity),
  }) as Crud<Entity, Base>;

const { 'admins.removeBatch': _adminsHaveNoBatch, ...admins } = crud('admins', '/admins', 'PUT');

const city = '/{country}/cities/{city}';
const { 'feedbacks.create': _onlyCustomersWriteFeedback, ...feedbacks } = crud(
  'feedbacks',
  `${city}/feedbacks`,
  'PATCH',
);

const payListCalls = <const Entity extends string, const Base extends string>(entity: Entity, base: Base) =>
  ({
    [`${entity}.list`]: op('GET', base, 'list', entity),
    [`${entity}.read`]: op('GET', `${base}/{id}`, 'read', entity),
    [`${entity}.orders`]: op('GET', `${base}/{id}/orders`, 'list'),
    [`${entity}.export`]: op('GET', `${base}/export`, 'download'),
    [`${entity}.exportOrders`]: op('GET', `${base}/{id}/export`, 'download'),
  }) as Record<`${Entity}.list` | `${Entity}.export`, Operation<Base>> &
    Record<`${Entity}.read` | `${Entity}.orders` | `${Entity}.exportOrders`, Operation<`${Base}/{id}`>>;

export const operations = {
  'auth.login': op('POST', '/auth/admins/login', 'auth'),
  'auth.loginWithToken': op('POST', '/auth/admins/login_with_token', 'auth'),
  'auth.sendLink': op('POST', '/auth/send_link', 'auth'),
  'auth.refresh': op('POST', '/auth/refresh-token', 'auth'),
  'auth.resetPassword': op('PUT', '/admins/{id}/reset_password', 'auth'),

  'utils.menu': op('GET', '/utils/menu', 'read'),
  'utils.notices': op('GET', '/utils/notice/{country}', 'read'),
  'utils.registrationContent': op('GET', '/utils/{country}/content_for_registration', 'read'),
  'utils.upload': op('POST', '/utils/file', 'upload'),

  'dashboard.metric': op('GET', '/dashboard/{metric}', 'read'),
  'dashboard.topCustomers': op('GET', '/dashboard/top_customers', 'read'),

  ...admins,

  ...crud('homeCategories', '/{country}/home_categories', 'PUT'),
  ...crud('topFilters', '/{country}/top_filters', 'PUT'),
  ...crud('companies', '/{country}/companies', 'PUT'),
  ...crud('cities', '/{country}/cities', 'PATCH'),
  ...crud('customerRequests', '/{country}/customer_requests', 'PUT'),
  'countrySettings.read': op('GET', '/{country}/settings', 'read'),
  'countrySettings.update': op('PATCH', '/{country}/settings', 'update', 'countrySettings'),
  'helpContent.readCustomer': op('GET', '/{country}/help_center/customer', 'read'),
  'helpContent.updateCustomer': op('PUT', '/{country}/help_center/customer', 'update', 'helpContent'),
  'helpContent.readCourier': op('GET', '/{country}/help_center/courier', 'read'),
  'helpContent.updateCourier': op('PUT', '/{country}/help_center/courier', 'update', 'helpContent'),

  ...crud('establishments', `${city}/establishments`, 'PATCH'),
  'establishments.categories': op('GET', `${city}/home_categories_for_establishment`, 'read'),
  ...crud('couriers', `${city}/couriers`, 'PATCH'),
  'couriers.geoZones': op('GET', `${city}/couriers/geo_zones`, 'read'),
  ...crud('orders', `${city}/orders`, 'PATCH'),
  'orders.max': op('GET', `${city}/orders/max`, 'read'),
  ...feedbacks,
  'feedbacks.togglePublic': op('PATCH', `${city}/reviews/{id}/toggle_public`, 'update', 'feedbacks'),
  ...crud('customers', `${city}/customers`, 'PATCH'),
  ...crud('promotions', `${city}/promotions`, 'PATCH'),

  'categoryTrees.read': op('GET', `${city}/home_categories_with_filters`, 'read'),
  'categoryTrees.update': op('POST', `${city}/home_categories_with_filters`, 'update', 'categoryTrees'),

  'geoZones.list': op('GET', `${city}/geo_zones`, 'listAll'),
  'geoZones.remove': op('DELETE', `${city}/geo_zones/{id}`, 'remove', 'geoZones'),
  'timeSlots.list': op('GET', `${city}/geo_zones/{id}/slots`, 'list'),
  'timeSlots.update': op('PATCH', `${city}/geo_zones/slots/{id}`, 'update', 'timeSlots'),
  'timeSlots.updateBatch': op('PATCH', `${city}/geo_zones/slots/batch`, 'update', 'timeSlots'),
  'timeSlots.setup': op('POST', `${city}/geo_zones/{id}/slots/setup`, 'update', 'timeSlots'),

  ...payListCalls('establishmentPayLists', `${city}/pay-list-establishment`),
  ...payListCalls('courierPayLists', `${city}/pay-list-courier`),
} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof operations;
export const operationIds = Object.keys(operations) as [OperationId, ...OperationId[]];

/** Whether the list can be read for all cities: requires a city list with pagination. */
export const canListAllCities = (entity: string): boolean => {
  const list = Object.hasOwn(operations, `${entity}.list`)
    ? operations[`${entity}.list` as OperationId]
    : null;
  return list?.verb === 'list' && list.path.includes('{city}');
};

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;
/** `{country}/cities/{city}` → `{ country: string; city: string }` */
export type ParamsOf<Id extends OperationId> = Record<ParamNames<(typeof operations)[Id]['path']>, string>;

/**
 * Entities to refetch when records of the key entity change. Covers business rules only; references to names
 * are found through the list declarations.
 */
export const relatedEntities: Readonly<Record<string, readonly string[]>> = {
  countrySettings: ['establishments'],
  homeCategories: ['topFilters', 'establishments', 'categoryTrees'],
  topFilters: ['establishments', 'categoryTrees'],
  companies: ['establishments'],
  establishments: ['orders', 'feedbacks', 'promotions'],
  couriers: ['orders', 'feedbacks', 'geoZones'],
  geoZones: ['couriers'],
  customers: ['orders', 'feedbacks'],
  orders: ['customers', 'feedbacks'],
  feedbacks: ['orders'],
};

/** Fields that prefetching drops: secrets, shown only on the opened page. */
export const secretFields: { readonly [entity: string]: readonly string[] | undefined } = {
  orders: ['secureCode'],
};

/**
 * Entities whose records are never prefetched: couriers' forms show identity papers. The candidate review
 * prefetches the next candidate with a query of its own, because its user sees all of them anyway.
 */
export const neverPrefetched: ReadonlySet<string> = new Set(['couriers']);
