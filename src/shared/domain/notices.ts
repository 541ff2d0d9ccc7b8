import { fillPattern, listPatterns, recordPattern } from './screenPatterns.ts';

interface Identity {
  type: string;
  id: string;
  dateTime?: string | null | undefined;
}

/** What makes a notice this one: a courier who applies again has the same id, but another time. */
export const noticeKey = ({ type, id, dateTime }: Identity): string =>
  JSON.stringify([type, id, dateTime ?? null]);

interface Addressed extends Identity {
  country?: string | null | undefined;
  cityId?: string | null | undefined;
}

/** Where a notice leads: a candidate's notice to that courier, anything else nowhere. */
export const noticePath = ({ type, id, country, cityId }: Addressed): string | null =>
  type === 'candidates' && country && cityId
    ? fillPattern(recordPattern(listPatterns.couriers), { country, city: cityId, id })
    : null;
