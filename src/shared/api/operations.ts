/**
 * Every call of the API: identifier, method and path under /api/v1. Types of answers and bodies stand in
 * contracts.ts; this file has no schema, so that it costs a renderer nothing.
 */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Kind = 'auth' | 'list' | 'whole' | 'read' | 'write' | 'download' | 'upload';

export interface Operation<Path extends string = string, Verb extends Method = Method> {
  method: Verb;
  path: Path;
  /** `list` takes a list query, `whole` is a list that comes at once and takes none; `auth`, `download` and `upload` have IPC routes of their own. */
  kind: Kind;
  /** For writes: which records changed, as `records.changed` names them. */
  entity?: string;
}

const op = <const Path extends string, const Verb extends Method>(
  method: Verb,
  path: Path,
  kind: Kind,
  entity?: string,
): Operation<Path, Verb> => (entity === undefined ? { method, path, kind } : { method, path, kind, entity });

type CrudName = 'list' | 'read' | 'create' | 'update' | 'remove' | 'removeBatch';
type UpdateVerb = 'PUT' | 'PATCH';
type Crud<Entity extends string, Base extends string, Update extends UpdateVerb> = {
  [Name in CrudName as `${Entity}.${Name}`]: Operation<
    Name extends 'list' | 'create'
      ? Base
      : Name extends 'removeBatch'
        ? `${Base}/batch_delete`
        : `${Base}/{id}`,
    Name extends 'update' ? Update : Method
  >;
};

const crud = <const Entity extends string, const Base extends string, const Update extends UpdateVerb>(
  entity: Entity,
  base: Base,
  update: Update,
) =>
  ({
    [`${entity}.list`]: op('GET', base, 'list'),
    [`${entity}.read`]: op('GET', `${base}/{id}`, 'read'),
    [`${entity}.create`]: op('POST', base, 'write', entity),
    [`${entity}.update`]: op(update, `${base}/{id}`, 'write', entity),
    [`${entity}.remove`]: op('DELETE', `${base}/{id}`, 'write', entity),
    [`${entity}.removeBatch`]: op('POST', `${base}/batch_delete`, 'write', entity),
  }) as Crud<Entity, Base, Update>;

const { 'admins.removeBatch': _adminsHaveNoBatch, ...admins } = crud('admins', '/admins', 'PUT');

const city = '/{country}/cities/{city}';
const { 'feedbacks.create': _onlyCustomersWriteFeedback, ...feedbacks } = crud(
  'feedbacks',
  `${city}/feedbacks`,
  'PATCH',
);

const payListCalls = <const Entity extends string, const Base extends string>(entity: Entity, base: Base) =>
  ({
    [`${entity}.list`]: op('GET', base, 'list'),
    [`${entity}.read`]: op('GET', `${base}/{id}`, 'read'),
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

  ...crud('home_categories', '/{country}/home_categories', 'PUT'),
  ...crud('top_filters', '/{country}/top_filters', 'PUT'),
  ...crud('companies', '/{country}/companies', 'PUT'),
  ...crud('cities', '/{country}/cities', 'PATCH'),
  ...crud('customer_requests', '/{country}/customer_requests', 'PUT'),
  'settings.read': op('GET', '/{country}/settings', 'read'),
  'settings.update': op('PATCH', '/{country}/settings', 'write', 'settings'),
  'help_center.readCustomer': op('GET', '/{country}/help_center/customer', 'read'),
  'help_center.updateCustomer': op('PUT', '/{country}/help_center/customer', 'write', 'help_center'),
  'help_center.readCourier': op('GET', '/{country}/help_center/courier', 'read'),
  'help_center.updateCourier': op('PUT', '/{country}/help_center/courier', 'write', 'help_center'),

  ...crud('establishments', `${city}/establishments`, 'PATCH'),
  'establishments.categories': op('GET', `${city}/home_categories_for_establishment`, 'read'),
  ...crud('couriers', `${city}/couriers`, 'PATCH'),
  'couriers.geoZones': op('GET', `${city}/couriers/geo_zones`, 'read'),
  ...crud('orders', `${city}/orders`, 'PATCH'),
  'orders.max': op('GET', `${city}/orders/max`, 'read'),
  ...feedbacks,
  'feedbacks.togglePublic': op('PATCH', `${city}/reviews/{id}/toggle_public`, 'write', 'feedbacks'),
  ...crud('customers', `${city}/customers`, 'PATCH'),
  ...crud('promotions', `${city}/promotions`, 'PATCH'),

  'category_tree.read': op('GET', `${city}/home_categories_with_filters`, 'read'),
  'category_tree.update': op('POST', `${city}/home_categories_with_filters`, 'write', 'category_tree'),

  'geo_zones.list': op('GET', `${city}/geo_zones`, 'whole'),
  'geo_zones.remove': op('DELETE', `${city}/geo_zones/{id}`, 'write', 'geo_zones'),
  'slots.list': op('GET', `${city}/geo_zones/{id}/slots`, 'list'),
  'slots.update': op('PATCH', `${city}/geo_zones/slots/{id}`, 'write', 'slots'),
  'slots.updateBatch': op('PATCH', `${city}/geo_zones/slots/batch`, 'write', 'slots'),
  'slots.setup': op('POST', `${city}/geo_zones/{id}/slots/setup`, 'write', 'slots'),

  ...payListCalls('pay_list_establishment', `${city}/pay-list-establishment`),
  ...payListCalls('pay_list_courier', `${city}/pay-list-courier`),
} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof operations;
export const operationIds = Object.keys(operations) as [OperationId, ...OperationId[]];

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;
/** `{country}/cities/{city}` → `{ country: string; city: string }` */
export type ParamsOf<Id extends OperationId> = Record<ParamNames<(typeof operations)[Id]['path']>, string>;
