import { isUnderWay } from '#shared/rules/orderPlan.ts';
import { isCanceled } from '#shared/rules/wireValues.ts';
import type { Locale } from '#shared/screens/settingValues.ts';
import { customerTexts, type TextPurpose } from './customerTexts.ts';

/** Fields of an order that decide which texts fit. */
export interface WrittenOrder {
  status?: unknown;
  deliveryMethod?: unknown;
  courierId?: unknown;
  totalRefund?: unknown;
  cancellationReason?: unknown;
  updatedAt?: unknown;
}

type Situation = (order: WrittenOrder) => boolean;

const always: Situation = () => true;
const isOneOf =
  (...statuses: readonly string[]): Situation =>
  ({ status }) =>
    statuses.includes(String(status));
const isDelivered: Situation = ({ deliveryMethod }) => deliveryMethod === 'delivery';
const isRefunded: Situation = ({ totalRefund }) => typeof totalRefund === 'number' && totalRefund > 0;
const isForCustomer: Situation = ({ status }) => String(status).includes('by_customer');
const isInKitchen = isOneOf('created', 'paid', 'accepted', 'scheduled_accepted', 'scheduled_accepted_next');
const isOnTheWay = isOneOf('picked_up', 'almost_here', 'arrived');

/** Situations of the prepared texts, in their order. */
const situations: Readonly<Record<TextPurpose, readonly Situation[]>> = {
  request: [always, isRefunded, ({ status }) => typeof status === 'string', always],
  delay: [
    always,
    (order) => isDelivered(order) && !order.courierId && !isOnTheWay(order),
    isInKitchen,
    (order) => isDelivered(order) && isOnTheWay(order),
  ],
  cancellation: [
    (order) => isRefunded(order) && !isForCustomer(order),
    (order) => isRefunded(order) && Boolean(order.cancellationReason) && !isForCustomer(order),
    (order) => isRefunded(order) && isForCustomer(order),
    (order) => !isRefunded(order),
  ],
};

/** Whether a text fits the order. Texts that the user wrote or changed always do. */
export const fitsOrder = (
  purpose: TextPurpose,
  text: string,
  locale: Locale,
  order: WrittenOrder | null,
): boolean =>
  situations[purpose][customerTexts[purpose].prepared[locale].indexOf(text)]?.(order ?? {}) ?? true;

const recentMs = 48 * 3_600_000;

/** Subject that a customer most likely has in mind: the order under way, or one that was just canceled. */
export const purposeOf = (order: WrittenOrder | null, now: number): TextPurpose => {
  const status = String(order?.status);
  if (isUnderWay({ status })) return 'delay';
  const isRecent = now - Date.parse(String(order?.updatedAt)) < recentMs;
  return isCanceled(status) && isRecent ? 'cancellation' : 'request';
};
