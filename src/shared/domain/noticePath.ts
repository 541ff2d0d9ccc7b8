import type { Notice } from '../api/notices.ts';
import { fillPattern, listPatterns, recordPattern } from './screenPatterns.ts';

/** Where a notice leads: a candidate's notice to that courier, anything else nowhere. */
export const noticePath = ({ type, id, country, cityId }: Notice): string | null =>
  type === 'candidates' && country && cityId
    ? fillPattern(recordPattern(listPatterns.couriers), { country, city: cityId, id })
    : null;
