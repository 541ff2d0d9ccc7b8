import type { Row } from '../../db/tables.ts';
import { hour, iso, minute } from '../base/calendar.ts';
import type { Phrases, Reviews } from '../base/countryMaterial.ts';
import type { Random } from '../base/random.ts';

const shareOfOrders = 0.2;

const drawRating = (random: Random): number | null =>
  random.chance(0.88) ? random.pick([5, 5, 5, 5, 4, 4, 4, 3, 2, 1]) : null;

const textFor = (reviews: Reviews, rating: number | null, random: Random): string => {
  if (rating === null || rating === 3) return random.pick(reviews.fair);
  return random.pick(rating > 3 ? reviews.good : reviews.bad);
};

const courierPart = ({ courierReviews }: Phrases, hasCourier: boolean, random: Random) => {
  const rating = hasCourier && random.chance(0.7) ? drawRating(random) : null;
  const hasMessage = rating !== null && random.chance(0.35);
  return {
    courierRating: rating,
    courierMessage: hasMessage ? textFor(courierReviews, rating, random) : null,
  };
};

export type ReviewedOrder = Pick<
  Row<'orders'>,
  'id' | 'cityId' | 'establishmentId' | 'customerId' | 'courierId' | 'deliveryMethod' | 'orderTotal'
>;

export const writeFeedback = (
  order: ReviewedOrder,
  created: number,
  phrases: Phrases,
  random: Random,
): Row<'feedbacks'> => {
  const rating = drawRating(random);
  const { id: orderId, cityId, establishmentId, customerId, courierId, deliveryMethod, orderTotal } = order;
  const message = random.chance(0.75) ? textFor(phrases.reviews, rating, random) : null;
  const createdAt = iso(created);
  return {
    id: random.hexId(),
    cityId,
    orderId,
    establishmentId,
    customerId,
    courierId,
    deliveryMethod,
    orderTotal,
    message,
    isPublic: (rating ?? 0) > 3 && random.chance(0.7) ? 1 : 0,
    rating,
    ...courierPart(phrases, courierId !== null, random),
    arrivedInTime: random.chance(0.82) ? 1 : 0,
    createdAt,
    updatedAt: createdAt,
  };
};

/** Returns `null` for most orders: without feedback, or with feedback after the present. */
export const createFeedback = (
  order: ReviewedOrder,
  completedAt: number,
  present: number,
  phrases: Phrases,
  random: Random,
): Row<'feedbacks'> | null => {
  const created = completedAt + 5 * minute + Math.floor(random.next() ** 3 * 20 * hour);
  if (!random.chance(shareOfOrders) || created > present) return null;
  return writeFeedback(order, created, phrases, random);
};
