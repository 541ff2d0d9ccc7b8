/** What entities were called in stored keys before each had one name: the wire's name, mostly. */
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

/** Migration: an operation or the key of a draft as it was stored once (`top_filters.list`, `top_filters es tf1`). */
export const withNameOfToday = (stored: string): string => stored.replace(/^\w+/, renamed);

/** Migration: what this window stored under the entity of a list (`columns.top_filters`, `views.sample-data.top_filters`). */
export const storageKeyOfToday = (key: string): string =>
  /^(?:columns|views|list)\./.test(key) ? key.replaceAll(/(?<=\.)[a-z_]+(?=\.|$)/g, renamed) : key;

/** Migration: what a connection, a window or an export is stood under `kind` once; that is a word of fields alone today. */
export const withTypeOfToday = (stored: unknown): unknown => {
  if (typeof stored !== 'object' || stored === null || !('kind' in stored)) return stored;
  const { kind, ...rest } = stored;
  return { type: kind, ...rest };
};
