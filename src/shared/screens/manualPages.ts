/** Pages of the user's manual, in reading order. Each is a file in `docs/manual/<locale>/`. */
export const manualPages = [
  'start',
  'lists',
  'records',
  'orders',
  'couriers',
  'slots',
  'pay-lists',
  'catalog',
  'day',
  'settings',
  'new',
] as const;
export type ManualPage = (typeof manualPages)[number];

export const isManualPage = (text: string): text is ManualPage => manualPages.some((page) => page === text);
