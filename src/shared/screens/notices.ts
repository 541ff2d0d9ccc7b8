import { fillPattern, listPatterns, recordPattern } from './screenPatterns.ts';

interface Identity {
  type: string;
  id: string;
  dateTime?: string | null | undefined;
}

/** Identity of a notice. The time is part of it because a courier who applies again has the same id. */
export const noticeKey = ({ type, id, dateTime }: Identity): string =>
  JSON.stringify([type, id, dateTime ?? null]);

interface Addressed extends Identity {
  country?: string | null | undefined;
  cityId?: string | null | undefined;
}

/** Link target of a notice: the courier for candidates, none for other types. */
export const noticePath = ({ type, id, country, cityId }: Addressed): string | null =>
  type === 'candidates' && country && cityId
    ? fillPattern(recordPattern(listPatterns.couriers), { country, city: cityId, id })
    : null;
