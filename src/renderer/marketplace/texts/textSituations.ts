import { isUnderWay } from '#shared/rules/orderPlan.ts';
import { customerRequestReasons, isCanceled } from '#shared/rules/wireValues.ts';
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

/** `reason`: that of the customer request, if the text answers one. */
type Situation = (order: WrittenOrder, reason: unknown) => boolean;
type OrderCheck = (order: WrittenOrder) => boolean;

const always: OrderCheck = () => true;
const isOneOf =
  (...statuses: readonly string[]): OrderCheck =>
  ({ status }) =>
    statuses.includes(String(status));
const isDelivered: OrderCheck = ({ deliveryMethod }) => deliveryMethod === 'delivery';
const isRefunded: OrderCheck = ({ totalRefund }) => typeof totalRefund === 'number' && totalRefund > 0;
const isForCustomer: OrderCheck = ({ status }) => String(status).includes('by_customer');
const isInKitchen = isOneOf('created', 'paid', 'accepted', 'scheduled_accepted', 'scheduled_accepted_next');
const isOnTheWay = isOneOf('picked_up', 'almost_here', 'arrived');

/** A text without a request, or for an unknown reason, may be about anything. */
const isAbout =
  (...reasons: readonly (typeof customerRequestReasons)[number][]): Situation =>
  (_order, reason) =>
    !customerRequestReasons.some((known) => known === reason) || reasons.some((own) => own === reason);

const isAboutMoney = isAbout('payments', 'service_not_performed', 'other');
const isAboutOrder = isAbout('service_not_performed', 'other');

/** Situations of the prepared texts, in their order. */
const situations: Readonly<Record<TextPurpose, readonly Situation[]>> = {
  request: [
    always,
    (order, reason) => isRefunded(order) && isAboutMoney(order, reason),
    (order, reason) => typeof order.status === 'string' && isAboutOrder(order, reason),
    isAbout('application_issue'),
  ],
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

export interface TextSituation {
  order: WrittenOrder | null;
  /** Reason of the customer request that the text answers. */
  reason?: unknown;
}

/** Whether a text fits the order and the request. Texts that the user wrote or changed always do. */
export const fitsSituation = (
  purpose: TextPurpose,
  text: string,
  locale: Locale,
  { order, reason }: TextSituation,
): boolean =>
  situations[purpose][customerTexts[purpose].prepared[locale].indexOf(text)]?.(order ?? {}, reason) ?? true;

const recentMs = 48 * 3_600_000;

/** Subject that a customer most likely has in mind: the order under way, or one that was just canceled. */
export const purposeOf = (order: WrittenOrder | null, now: number): TextPurpose => {
  const status = String(order?.status);
  if (isUnderWay({ status })) return 'delay';
  const isRecent = now - Date.parse(String(order?.updatedAt)) < recentMs;
  return isCanceled(status) && isRecent ? 'cancellation' : 'request';
};
