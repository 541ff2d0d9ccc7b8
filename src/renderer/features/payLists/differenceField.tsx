import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { ExportColumn } from '#shared/ipc/exportRoutes.ts';
import {
  type DifferenceCause,
  type DifferenceState,
  differenceStates,
  type PayListDifference,
} from '#shared/rules/payListDifference.ts';
import { oneOfFilter } from '../../resource/fields/choice/choice.tsx';
import { defineFieldType, type TextContext } from '../../resource/fields/fieldType.ts';
import { StatusDot, type Tone } from '../../ui/StatusDot.tsx';
import type { Formatters } from '../../ui/useFormatters.ts';

const causes: Record<DifferenceCause, MessageDescriptor> = {
  missing: msg`line missing from the sum`,
  twice: msg`duplicate line`,
  commission: msg`unusual commission`,
  otherPeriod: msg`line from another period`,
  rounding: msg`rounding`,
  vat: msg`without VAT`,
  status: msg`counted with another status`,
  unreadable: msg`unreadable line`,
  unknown: msg`no cause found`,
};

/** Signed amount, such as `+€12.50`: the sign tells overpaid from underpaid. */
export const signedMoney = (cents: number, { money }: Formatters): string =>
  `${cents > 0 ? '+' : ''}${money(cents / 100)}`;

const shortText = (difference: PayListDifference, { i18n, formatters }: TextContext): string => {
  switch (difference.outcome) {
    case 'right':
      return i18n._(msg`✓ Matches`);
    case 'changed':
      return i18n._(msg`Changed since the check`);
    case 'unread':
      return i18n._(msg`Could not load`);
    case 'lines': {
      const { wrongLines } = difference;
      return i18n._(msg`${plural(wrongLines, { one: '# wrong line', other: '# wrong lines' })}`);
    }
    case 'differs': {
      const amount = signedMoney(difference.differenceCents, formatters);
      const cause = difference.cause ? i18n._(causes[difference.cause]) : '';
      return `${amount} · ${cause}`;
    }
  }
};

const orderText = (orderId: string, i18n: I18n): string => {
  const number = orderId.slice(0, 8).toUpperCase();
  return i18n._(msg`order ${number}`);
};

const wholeText = (difference: PayListDifference, context: TextContext): string => {
  const { i18n, formatters } = context;
  const checkedAt = formatters.dateTime(difference.checkedAt);
  const isFound = difference.outcome === 'lines' || difference.outcome === 'differs';
  return [
    shortText(difference, context),
    ...(difference.outcome === 'lines' && difference.cause ? [i18n._(causes[difference.cause])] : []),
    ...(isFound && difference.orderId ? [orderText(difference.orderId, i18n)] : []),
    i18n._(msg`checked ${checkedAt}`),
  ].join(' · ');
};

const tones: Readonly<Record<Exclude<PayListDifference['outcome'], 'right'>, Tone>> = {
  lines: 'warning',
  differs: 'danger',
  changed: 'neutral',
  unread: 'neutral',
};

const outcomes: Readonly<Record<PayListDifference['outcome'], MessageDescriptor>> = {
  right: msg`Matches`,
  lines: msg`Wrong lines`,
  differs: msg`Differs`,
  changed: msg`Changed since the check`,
  unread: msg`Could not load`,
};
const notChecked = msg`Not checked`;

const wordsIn = (words: Readonly<Record<string, MessageDescriptor>>, i18n: I18n): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([value, message]) => [value, i18n._(message)]));

/** Exports the amount as a number plus the result, as a difference of 0 can hide two faulty lines. */
const exportColumns = (name: string, label: string, i18n: I18n): ExportColumn[] => [
  { label, fields: [`${name}.differenceCents`], format: 'cents' },
  {
    label: i18n._(msg`Check`),
    fields: [`${name}.outcome`],
    format: 'text',
    labels: wordsIn(outcomes, i18n),
    none: i18n._(notChecked),
  },
  {
    label: i18n._(msg`Likely cause`),
    fields: [`${name}.cause`],
    format: 'text',
    labels: wordsIn(causes, i18n),
  },
  { label: i18n._(msg`Checked at`), fields: [`${name}.checkedAt`], format: 'dateTime' },
];

const states: Readonly<Record<DifferenceState, MessageDescriptor>> = {
  differs: msg`Differs`,
  right: msg`Matches`,
  changed: msg`Changed since the check`,
  notChecked,
};

/** Field type for the result of reconciling a pay list with its lines. */
export const differenceOf = defineFieldType(() => ({
  // The value is a state in filters and a result object in rows.
  text: (value, context) =>
    typeof value === 'string'
      ? context.i18n._(states[value as DifferenceState] ?? value)
      : wholeText(value as PayListDifference, context),
  short: (value, context) => (value ? shortText(value as PayListDifference, context) : ''),
  // The text of a correct list starts with a check mark, so it needs no dot.
  show: (value, text) => {
    const { outcome } = value as PayListDifference;
    return (
      <>
        {outcome !== 'right' && <StatusDot tone={tones[outcome]} />}
        {text}
      </>
    );
  },
  none: notChecked,
  width: 116,
  most: 240,
  sortedBy: null,
  exportAs: exportColumns,
  filterGroup: 'money',
  filter: {
    ...oneOfFilter(differenceStates.map((value) => ({ value, label: states[value] }))),
    isLocal: true,
  },
  input: null,
}));
