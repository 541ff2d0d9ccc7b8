import type { Notice } from '#shared/api/notices.ts';
import { paths } from '../../paths.ts';

/** Where a notice leads: a candidate's notice to that courier, anything else nowhere. */
export const noticePath = ({ type, id, country, cityId }: Notice): string | null =>
  type === 'candidates' && country && cityId ? paths.couriers.record({ country, city: cityId, id }) : null;
