import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PayListLine } from '#shared/api/payLists.ts';
import { toCents } from '#shared/domain/money.ts';
import {
  commissionPercent,
  commissionWithVatCents,
  deliveryWithVatCents,
  earningsCents,
  feeTakenCents,
  type PayeeType,
  payoutCents,
  shownCancellationFeeCents,
} from '#shared/domain/payouts.ts';
import type { Formatters } from '../../ui/useFormatters.ts';

/** Context for rendering the explanation of a figure. */
export interface Telling {
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
  explain: (line: PayListLine, vat: number, telling: Telling) => string;
}

type AmountName = Exclude<keyof PayListLine & string, 'id' | 'orderId' | 'completedAt' | 'status'>;

const asSent = ({ i18n }: Telling): string => i18n._(msg`value from the server`);

const amount = (name: AmountName, label: MessageDescriptor): LineColumn => ({
  name,
  label,
  valueOf: (line) => toCents(line[name] as number | null | undefined),
  explain: (_line, _vat, telling) => asSent(telling),
});

/** Formats from cents, so that a formula shows exactly the numbers used in the computation. */
export const say = (cents: number, { formatters }: Telling): string => formatters.money(cents / 100);
/** Four decimals, the precision of a percentage with two: a rounded factor would not match the result. */
const factor = (vat: number, { formatters }: Telling): string =>
  (1 + vat / 100).toLocaleString(formatters.language, { maximumFractionDigits: 4 });

const earnings: LineColumn = {
  name: 'earnings',
  label: msg`Earnings`,
  isComputed: true,
  valueOf: earningsCents,
  explain: ({ itemsSum, surcharge, discountSum }, _vat, telling) =>
    `${say(toCents(itemsSum), telling)} + ${say(toCents(surcharge), telling)} − ${say(toCents(discountSum), telling)}`,
};

const percent: LineColumn = {
  name: 'commissionPercent',
  label: msg`Commission percent`,
  isComputed: true,
  isPercent: true,
  valueOf: commissionPercent,
  explain: (line, _vat, telling) =>
    earningsCents(line) === 0
      ? telling.i18n._(msg`nothing was earned`)
      : `${say(toCents(line.vamvuCommission), telling)} ÷ ${say(earningsCents(line), telling)}`,
};

const commissionWithVat: LineColumn = {
  name: 'commissionWithVat',
  label: msg`Commission with VAT`,
  isComputed: true,
  valueOf: commissionWithVatCents,
  explain: (line, vat, telling) => `${say(toCents(line.vamvuCommission), telling)} × ${factor(vat, telling)}`,
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
  explain: ({ courierDeliveryCost }, vat, telling) =>
    `${say(toCents(courierDeliveryCost), telling)} × ${factor(vat, telling)}`,
};

const establishmentPayout: LineColumn = {
  name: 'payout',
  label: msg`Payout`,
  isComputed: true,
  valueOf: (line, vat) => payoutCents('establishment', line, vat),
  explain: (line, vat, telling) => {
    if (line.status === 'completed')
      return `${say(earningsCents(line), telling)} − ${say(toCents(line.vamvuCommission), telling)} × ${factor(vat, telling)}`;
    const taken = say(feeTakenCents(line), telling);
    return line.status === 'canceled_by_customer'
      ? telling.i18n._(msg`canceled by the customer, so nothing is paid`)
      : telling.i18n._(msg`not completed, so the cancellation fee is taken: ${taken}`);
  },
};

const courierPayout: LineColumn = {
  name: 'payout',
  label: msg`Payout`,
  isComputed: true,
  valueOf: (line, vat) => payoutCents('courier', line, vat),
  explain: ({ courierDeliveryCost, tips }, vat, telling) =>
    `${say(toCents(courierDeliveryCost), telling)} × ${factor(vat, telling)} + ${say(toCents(tips), telling)}`,
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

export const figureText = (column: LineColumn, value: number | null, { formatters }: Telling): string => {
  if (value === null) return '–';
  return column.isPercent ? formatters.percent(value) : formatters.money(value / 100);
};

/** Explanation such as `Payout = €36.25 − €7.25 × 1.21 = €27.48`, or words if there is no formula. */
export const sentenceOf = (
  column: LineColumn,
  value: number | null,
  way: string,
  telling: Telling,
): string => {
  const label = telling.i18n._(column.label);
  const shown = figureText(column, value, telling);
  return /[×+−÷]/.test(way) ? `${label} = ${way} = ${shown}` : `${label} = ${shown} (${way})`;
};

export const formulaText = (column: LineColumn, line: PayListLine, vat: number, telling: Telling): string =>
  sentenceOf(column, column.valueOf(line, vat), column.explain(line, vat, telling), telling);
