import type { DatabaseSync } from 'node:sqlite';
import { customerRequestReasons } from '#shared/rules/wireValues.ts';
import { execute, insertInto } from '../db/statement.ts';
import type { Row } from '../db/tables.ts';
import { hour, iso } from '../seed/base/calendar.ts';
import { fullName } from '../seed/base/createPerson.ts';
import { anyPicture } from '../seed/base/pictures.ts';
import type { Random } from '../seed/base/random.ts';
import { type ReviewedOrder, writeFeedback } from '../seed/orders/createFeedback.ts';
import { drawRow, type LiveCity, materials } from './liveCity.ts';

const unreviewed = [
  't.*',
  `orders t WHERE t.cityId = ? AND t.deletedAt IS NULL AND t.createdAt > ? AND t.status = 'completed'
    AND t.completedAt < ? AND NOT EXISTS (SELECT 1 FROM feedbacks f WHERE f.orderId = t.id)`,
] as const;

/** Adds feedback to a recent order. */
export const sendFeedback = (db: DatabaseSync, city: LiveCity, at: number, draw: Random): void => {
  const order = drawRow<ReviewedOrder>(db, draw, unreviewed, city.id, iso(at - 4 * hour), iso(at));
  if (!order) return;
  insertInto(db, 'feedbacks')(writeFeedback(order, at, materials[city.country].phrases, draw));
};

type Writer = Pick<Row<'customers'>, 'email' | 'phoneNumber'> & { firstName: string; lastName: string };

export const sendRequest = (db: DatabaseSync, city: LiveCity, at: number, draw: Random): void => {
  const query = ['t.*', 'customers t WHERE t.cityId = ? AND t.deletedAt IS NULL'] as const;
  const customer = drawRow<Writer>(db, draw, query, city.id);
  if (!customer) return;
  const reason = draw.pick(customerRequestReasons);
  const pictures = Array.from({ length: draw.chance(0.3) ? 1 : 0 }, () => anyPicture('evidence', draw));
  insertInto(
    db,
    'customer_requests',
  )({
    id: draw.id(),
    country: city.country,
    cityId: city.id,
    customerName: fullName(customer),
    email: customer.email,
    phoneNumber: customer.phoneNumber,
    reason,
    message: draw.pick(materials[city.country].phrases.requests[reason] ?? ['']),
    images: JSON.stringify(pictures),
    isResponded: 0,
    createdAt: iso(at),
    updatedAt: iso(at),
  });
};

/** Adds a notice to staff, replacing an earlier one of the same title. */
export const sendNotice = (db: DatabaseSync, { country }: LiveCity, at: number, draw: Random): void => {
  const [title, description] = draw.pick(materials[country].phrases.notices);
  execute(db, 'DELETE FROM notices WHERE country = ? AND title = ?', country, title);
  insertInto(db, 'notices')({ id: draw.id(), country, title, description, dateTime: iso(at) });
};
