import { promotionStatuses } from '#shared/api/establishments.ts';
import { insertInto } from '../../db/statement.ts';
import { day, iso, minute } from '../base/calendar.ts';
import { anyPicture } from '../base/pictures.ts';
import type { Random } from '../base/random.ts';
import type { CityContext } from '../base/seedContext.ts';
import type { SeededEstablishment } from './seedEstablishments.ts';

/** Daytime in steps of ten minutes, which the date-time picker supports. */
const daytime = (instant: number, random: Random): number =>
  Math.floor(instant / day) * day + random.int(6 * 6, 18 * 6) * 10 * minute;

/** Past, current and future promotions in every status. */
export const seedPromotions = (
  { db, random, plan, material, cityId, calendar }: CityContext,
  establishments: readonly SeededEstablishment[],
): void => {
  const insert = insertInto(db, 'promotions');
  const draw = random('promotions', plan.key);
  for (let index = 0; index < plan.sizes.promotions; index += 1) {
    const status = promotionStatuses[index] ?? (draw.chance(0.7) ? 'accepted' : draw.pick(promotionStatuses));
    const establishment = draw.pick(establishments);
    const created = Math.floor(Math.max(establishment.created, calendar.present - draw.next() * 120 * day));
    const start = daytime(created + draw.int(1, 14) * day, draw);
    const isAccepted = status === 'accepted';
    insert({
      id: draw.id(),
      cityId,
      name: draw.pick(material.phrases.promotions),
      establishmentId: establishment.id,
      image: anyPicture('offer', draw),
      startDate: iso(start),
      endDate: iso(start + draw.int(2, 60) * day),
      isPublic: isAccepted && draw.chance(0.85) ? 1 : 0,
      isActive: isAccepted && draw.chance(0.8) ? 1 : 0,
      status,
      errorMessage: status === 'rejected_with_error' ? draw.pick(material.phrases.promotionErrors) : null,
      createdAt: iso(created),
      updatedAt: iso(created + draw.next() * (calendar.present - created)),
    });
  }
};
