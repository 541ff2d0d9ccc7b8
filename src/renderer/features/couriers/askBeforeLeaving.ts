import { msg } from '@lingui/core/macro';
import { personName } from '#shared/rules/personName.ts';
import { shortIdOf } from '#shared/rules/recordValues.ts';
import { ordersUnderWayOf } from '../../marketplace/ordersUnderWay.ts';
import type { FormSpec } from '../../resource/define/resource.ts';

const underWay = ordersUnderWayOf('courierId');

/** Asks before an active courier with orders under way gets another status. */
export const askBeforeLeaving: NonNullable<FormSpec['asksBefore']> = async (from, { status }, context) => {
  if (from.status !== 'active' || status === undefined || status === from.status) return null;
  const orders = await underWay(from, context);
  if (orders === null) return null;
  const { i18n } = context;
  const name = personName(from) || String(from.email ?? shortIdOf(from.id));
  return {
    title: i18n._(msg`Change the status of a courier with an order?`),
    text: `${name} – ${orders}`,
    confirmLabel: i18n._(msg`Change status`),
    cancelLabel: i18n._(msg`Keep active`),
  };
};
