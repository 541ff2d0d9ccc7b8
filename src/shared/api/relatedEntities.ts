/**
 * What else shows something of an entity's records: when those are written, it is read again too. Names that lists
 * bring along are known by their declarations; here stands what follows by rules of the business.
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
