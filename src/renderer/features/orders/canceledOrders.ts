import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { shortIdOf } from '#shared/rules/recordValues.ts';
import { isCanceled } from '#shared/rules/wireValues.ts';
import { statusText } from '../../marketplace/orderWords.ts';
import type { FormSpec } from '../../resource/define/resource.ts';
import { createFormatters, languageOf } from '../../ui/useFormatters.ts';

const moneyText = (i18n: I18n, value: number): string =>
  createFormatters(languageOf(i18n), 'UTC').money(value);

/**
 * Asks before a canceled order gets another status: the refund has
 * been paid, and the courier may have turned back.
 */
export const askBeforeRevival: NonNullable<FormSpec['asksBefore']> = (from, { status }, { i18n }) => {
  if (!isCanceled(String(from.status)) || status === undefined || status === from.status) return null;
  const order = shortIdOf(from.id);
  const next = statusText(i18n, String(status));
  const refund = typeof from.totalRefund === 'number' ? moneyText(i18n, from.totalRefund) : null;
  return {
    title: i18n._(msg`Change the status of a canceled order?`),
    text: i18n._(
      refund === null
        ? msg`${order} becomes “${next}”. The customer may have received a refund.`
        : msg`${order} becomes “${next}”. The customer has received a refund of ${refund}.`,
    ),
    confirmLabel: i18n._(msg`Change status`),
    cancelLabel: i18n._(msg`Keep it canceled`),
  };
};
