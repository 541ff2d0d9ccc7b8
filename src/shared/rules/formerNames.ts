/** Former entity names in persisted keys (mostly the API's names), with the current names. */
const formerNames: Readonly<Record<string, string>> = {
  home_categories: 'homeCategories',
  top_filters: 'topFilters',
  customer_requests: 'customerRequests',
  geo_zones: 'geoZones',
  pay_list_establishment: 'establishmentPayLists',
  pay_list_courier: 'courierPayLists',
  settings: 'countrySettings',
  help_center: 'helpContent',
  category_tree: 'categoryTrees',
  slots: 'timeSlots',
};

const renamed = (name: string): string =>
  (Object.hasOwn(formerNames, name) ? formerNames[name] : name) ?? name;

/**
 * Migration: renames the entity at the start of a persisted operation or draft key (`top_filters.list`,
 * `top_filters es tf1`).
 */
export const withNameOfToday = (stored: string): string => stored.replace(/^\w+/, renamed);

/**
 * Migration: renames the entity in a storage key of a window (`columns.top_filters`,
 * `views.sample-data.top_filters`).
 */
export const storageKeyOfToday = (key: string): string =>
  /^(?:columns|views|list)\./.test(key) ? key.replaceAll(/(?<=\.)[a-z_]+(?=\.|$)/g, renamed) : key;

const columnOfToday = (stored: unknown): unknown => {
  if (typeof stored !== 'object' || stored === null || !('zeroUnless' in stored)) return stored;
  const { zeroUnless: _statuses, ...rest } = stored;
  return { ...rest, dueWhen: 'canceled' };
};

/** Migration: columns of persisted exports listed the statuses in which a refund is due. */
export const exportOfToday = (stored: unknown): unknown => {
  const job = withTypeOfToday(stored) as { wanted?: { columns?: unknown } } | null | undefined;
  const columns = job?.wanted?.columns;
  return Array.isArray(columns)
    ? { ...job, wanted: { ...job?.wanted, columns: columns.map(columnOfToday) } }
    : job;
};

/** Migration: connections, windows and exports were persisted with their type under `kind`. */
export const withTypeOfToday = (stored: unknown): unknown => {
  if (typeof stored !== 'object' || stored === null || !('kind' in stored)) return stored;
  const { kind, ...rest } = stored;
  return { type: kind, ...rest };
};
