import { addDays, type DashboardQuery } from './dashboardQuery.ts';

/** The same number of days right before the period; for counts of one day, that much earlier. */
export const previousQuery = (query: DashboardQuery): DashboardQuery => {
  const dayMs = 86_400_000;
  const days = Math.round((Date.parse(query.dateTo) - Date.parse(query.dateFrom)) / dayMs) + 1;
  return {
    ...query,
    date: addDays(query.date, -days),
    dateFrom: addDays(query.dateFrom, -days),
    dateTo: addDays(query.dateFrom, -1),
  };
};

/** By how much a figure differs, as a part of what it was; null where nothing can be said in parts. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? (now === 0 ? 0 : null) : (now - before) / Math.abs(before);
