import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PayListLine } from '#shared/api/payLists.ts';
import { toCents } from '#shared/rules/money.ts';
import {
  commissionPercent,
  commissionWithVatCents,
  deliveryWithVatCents,
  earningsCents,
  feeTakenCents,
  type PayeeType,
  payoutCents,
  shownCancellationFeeCents,
} from '#shared/rules/payouts.ts';
import { type Formatters, languageOf } from '../../ui/useFormatters.ts';

/** Context for rendering the explanation of a figure. */
export interface TextTools {
  i18n: I18n;
  formatters: Formatters;
}

export interface LineColumn {
  name: string;
  label: MessageDescriptor;
  /** In cents or percent; `null` if missing. */
  valueOf: (line: PayListLine, vat: number) => number | null;
  isPercent?: boolean;
  /** Derived from other figures; the server does not send it. */
  isComputed?: boolean;
  /** Contribution to the column's total, if it differs from the displayed value. */
  addsUp?: (line: PayListLine) => number;
  inFiles?: { name: string; label: MessageDescriptor };
  /** Formula of the figure, in words and numbers. */
  explain: (line: PayListLine, vat: number, tools: TextTools) => string;
}

type AmountName = Exclude<keyof PayListLine & string, 'id' | 'orderId' | 'completedAt' | 'status'>;

const asSent = ({ i18n }: TextTools): string => i18n._(msg`value from the server`);

const amount = (name: AmountName, label: MessageDescriptor): LineColumn => ({
  name,
  label,
  valueOf: (line) => toCents(line[name] as number | null | undefined),
  explain: (_line, _vat, tools) => asSent(tools),
});

/** Formats from cents, so that a formula shows exactly the numbers used in the computation. */
export const centsText = (cents: number, { formatters }: TextTools): string => formatters.money(cents / 100);
/** Four decimals, the precision of a percentage with two: a rounded factor would not match the result. */
const factor = (vat: number, { i18n }: TextTools): string =>
  (1 + vat / 100).toLocaleString(languageOf(i18n), { maximumFractionDigits: 4 });

const earnings: LineColumn = {
  name: 'earnings',
  label: msg`Earnings`,
  isComputed: true,
  valueOf: earningsCents,
  explain: ({ itemsSum, surcharge, discountSum }, _vat, tools) =>
    `${centsText(toCents(itemsSum), tools)} + ${centsText(toCents(surcharge), tools)} − ${centsText(toCents(discountSum), tools)}`,
};

const percent: LineColumn = {
  name: 'commissionPercent',
  label: msg`Commission percent`,
  isComputed: true,
  isPercent: true,
  valueOf: commissionPercent,
  explain: (line, _vat, tools) =>
    earningsCents(line) === 0
      ? tools.i18n._(msg`nothing was earned`)
      : `${centsText(toCents(line.vamvuCommission), tools)} ÷ ${centsText(earningsCents(line), tools)}`,
};

const commissionWithVat: LineColumn = {
  name: 'commissionWithVat',
  label: msg`Commission with VAT`,
  isComputed: true,
  valueOf: commissionWithVatCents,
  explain: (line, vat, tools) => `${centsText(toCents(line.vamvuCommission), tools)} × ${factor(vat, tools)}`,
};

const fee: LineColumn = {
  name: 'cancellationFee',
  label: msg`Cancellation fee`,
  isComputed: true,
  valueOf: shownCancellationFeeCents,
  addsUp: feeTakenCents,
  inFiles: { name: 'feeTaken', label: msg`Fee taken` },
  explain: ({ status }, _vat, { i18n }) => {
    if (status === 'completed') return i18n._(msg`completed, so no fee is taken`);
    if (status === 'canceled_by_customer') return i18n._(msg`canceled by the customer, so no fee is taken`);
    return status === 'canceled_by_establishment'
      ? i18n._(msg`canceled by the establishment, so the fee is taken`)
      : i18n._(msg`not completed, so the fee is taken`);
  },
};

const deliveryWithVat: LineColumn = {
  name: 'deliveryWithVat',
  label: msg`Delivery cost with VAT`,
  isComputed: true,
  valueOf: deliveryWithVatCents,
  explain: ({ courierDeliveryCost }, vat, tools) =>
    `${centsText(toCents(courierDeliveryCost), tools)} × ${factor(vat, tools)}`,
};

const establishmentPayout: LineColumn = {
  name: 'payout',
  label: msg`Payout`,
  isComputed: true,
  valueOf: (line, vat) => payoutCents('establishment', line, vat),
  explain: (line, vat, tools) => {
    if (line.status === 'completed')
      return `${centsText(earningsCents(line), tools)} − ${centsText(toCents(line.vamvuCommission), tools)} × ${factor(vat, tools)}`;
    const taken = centsText(feeTakenCents(line), tools);
    return line.status === 'canceled_by_customer'
      ? tools.i18n._(msg`canceled by the customer, so nothing is paid`)
      : tools.i18n._(msg`not completed, so the cancellation fee is taken: ${taken}`);
  },
};

const courierPayout: LineColumn = {
  name: 'payout',
  label: msg`Payout`,
  isComputed: true,
  valueOf: (line, vat) => payoutCents('courier', line, vat),
  explain: ({ courierDeliveryCost, tips }, vat, tools) =>
    `${centsText(toCents(courierDeliveryCost), tools)} × ${factor(vat, tools)} + ${centsText(toCents(tips), tools)}`,
};

export const lineColumns: Readonly<Record<PayeeType, readonly LineColumn[]>> = {
  establishment: [
    amount('itemsSum', msg`Items`),
    amount('surcharge', msg`Surcharge`),
    amount('discountSum', msg`Discount`),
    earnings,
    amount('vamvuCommission', msg`Commission`),
    percent,
    commissionWithVat,
    fee,
    establishmentPayout,
  ],
  courier: [
    amount('courierDeliveryCost', msg`Delivery cost`),
    deliveryWithVat,
    amount('tips', msg`Tips`),
    courierPayout,
  ],
};

export const figureText = (column: LineColumn, value: number | null, { formatters }: TextTools): string => {
  if (value === null) return '–';
  return column.isPercent ? formatters.percent(value) : formatters.money(value / 100);
};

/** Explanation such as `Payout = €36.25 − €7.25 × 1.21 = €27.48`, or words if there is no formula. */
export const sentenceOf = (
  column: LineColumn,
  value: number | null,
  way: string,
  tools: TextTools,
): string => {
  const label = tools.i18n._(column.label);
  const shown = figureText(column, value, tools);
  return /[×+−÷]/.test(way) ? `${label} = ${way} = ${shown}` : `${label} = ${shown} (${way})`;
};

export const formulaText = (column: LineColumn, line: PayListLine, vat: number, tools: TextTools): string =>
  sentenceOf(column, column.valueOf(line, vat), column.explain(line, vat, tools), tools);
