/**
 * What else shows something of an entity's records: when those are written, it is read again too. Names that lists
 * bring along are known by their declarations; here stands what follows by rules of the business.
 */
export const relatedEntities: Readonly<Record<string, readonly string[]>> = {
  settings: ['establishments'],
  home_categories: ['top_filters', 'establishments', 'category_tree'],
  top_filters: ['establishments', 'category_tree'],
  companies: ['establishments'],
  establishments: ['orders', 'feedbacks', 'promotions'],
  couriers: ['orders', 'feedbacks', 'geo_zones'],
  geo_zones: ['couriers'],
  customers: ['orders', 'feedbacks'],
  orders: ['customers', 'feedbacks'],
  feedbacks: ['orders'],
};
