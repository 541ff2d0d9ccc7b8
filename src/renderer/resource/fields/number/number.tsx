import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { currency } from '#shared/rules/money.ts';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { Formatters } from '../../../ui/useFormatters.ts';
import {
  answerOf,
  defineFieldType,
  type Field,
  type FieldOptions,
  type FieldType,
  type FilterProps,
  type InputProps,
  type Ruled,
} from '../fieldType.ts';
import type { NumberInputOwnProps } from './NumberInput.tsx';
import type { NumberRangeOwnProps } from './NumberRangeFilter.tsx';
import { parseMoney, parseNumber } from './parseNumber.ts';
import type { ServerMaximum } from './rangeProblem.ts';

interface NumberOptions {
  /** Bounds of the API. `undefined`: no bound for the current values. */
  min?: Ruled<number | undefined>;
  max?: Ruled<number | undefined>;
  /** Larger values need confirmation before saving. */
  usualMax?: number;
  /** Largest existing value, used as the upper limit of the filter. */
  maximum?: ServerMaximum;
  dueWhen?: FieldType['dueWhen'];
  /** Default: that of the field type. */
  totals?: FieldType['totals'];
  /** Consequence of the value 0, shown for confirmation before saving. */
  atZero?: MessageDescriptor;
}

interface NumberType extends Pick<FieldType, 'width' | 'most' | 'totals' | 'show' | 'filterGroup'> {
  format: keyof Pick<Formatters, 'money' | 'percent' | 'number'>;
  decimals: number;
  highest: number;
  sign?: string;
  perUnit?: number;
}

const highestAmount = 9_999_999.99;

interface Bounds {
  decimals: number;
  lowest: number | undefined;
  highest: number | undefined;
}

const numberProblem = (value: unknown, { decimals, lowest, highest }: Bounds, i18n: I18n): string | null => {
  // Larger numbers lose precision.
  if (typeof value !== 'number' || Math.abs(value) > Number.MAX_SAFE_INTEGER)
    return i18n._(msg`Enter a number`);
  if (lowest !== undefined && value < lowest) {
    const min = i18n.number(lowest);
    return i18n._(msg`Must not be less than ${min}`);
  }
  if (highest !== undefined && value > highest) {
    const max = i18n.number(highest);
    return i18n._(msg`Must not be more than ${max}`);
  }
  if (Number(value.toFixed(decimals)) === value) return null;
  return i18n._(decimals === 0 ? msg`Enter a whole number` : msg`At most ${decimals} decimals`);
};

export const unusualNumber = (value: unknown, usualMax: number, i18n: I18n): string | null => {
  if (typeof value !== 'number') return null;
  if (value < 0) return i18n._(msg`Less than 0 is unusual`);
  const max = i18n.number(usualMax);
  return value > usualMax ? i18n._(msg`More than ${max} is unusual`) : null;
};

const numberType = ({ format, decimals, highest, sign, perUnit = 1, ...appearance }: NumberType) => {
  const isMoney = format === 'money';
  return defineFieldType<NumberOptions>(
    ({ min, max, usualMax = highest, maximum, atZero, totals = appearance.totals }) => ({
      ...appearance,
      totals,
      text: (value, { formatters }) => {
        const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
        return typeof number === 'number' && Number.isFinite(number)
          ? formatters[format](number / perUnit)
          : String(value);
      },
      fromCell: (text, { language }) => {
        const bare = sign === '%' ? text.replace(/\s*%\s*$/, '') : text;
        const number = (isMoney ? parseMoney : parseNumber)(bare, language);
        return number === undefined ? text : number;
      },
      look: 'number',
      exportAs: perUnit > 1 ? 'cents' : format,
      filter: {
        matches: ['between', 'exact'],
        editor: lazyComponent<FilterProps, NumberRangeOwnProps>(
          async () => (await import('../inputs.ts')).NumberRangeFilter,
          { isMoney, decimals: perUnit > 1 ? 2 : decimals, maximum, perUnit },
        ),
      },
      input: lazyComponent<InputProps, NumberInputOwnProps>(
        async () => (await import('../inputs.ts')).NumberInput,
        {
          isMoney,
          isWhole: decimals === 0,
          sign: sign ?? null,
        },
      ),
      asksValues: typeof min === 'function' || typeof max === 'function',
      problem: (value, i18n, rule) =>
        numberProblem(value, { decimals, lowest: answerOf(min, rule), highest: answerOf(max, rule) }, i18n),
      doubt: (value, i18n) => (atZero && value === 0 ? i18n._(atZero) : unusualNumber(value, usualMax, i18n)),
    }),
  );
};

const redWhenNegative: FieldType['show'] = (value, text, { classes }) =>
  typeof value === 'number' && value < 0 ? <span className={classes.negative}>{text}</span> : text;

export const money = numberType({
  format: 'money',
  decimals: 2,
  highest: highestAmount,
  sign: currency.sign,
  width: 96,
  most: 128,
  totals: 'sum',
  show: redWhenNegative,
});

/** Money stored in minor units: 123450 is €1,234.50 on screen, in files and in filters. */
export const cents = (options: FieldOptions): Field => ({
  ...numberType({
    format: 'money',
    decimals: 0,
    highest: Number.MAX_SAFE_INTEGER,
    perUnit: 100,
    width: 96,
    most: 128,
    totals: 'sum',
    show: redWhenNegative,
  })(options),
  input: null,
});

export const percent = numberType({
  format: 'percent',
  decimals: 2,
  highest: 100,
  sign: '%',
  width: 88,
  filterGroup: 'money',
});

export const integer = numberType({
  format: 'number',
  decimals: 0,
  highest: Number.MAX_SAFE_INTEGER,
  width: 88,
  totals: 'sum',
});

export const decimal = numberType({
  format: 'number',
  decimals: 2,
  highest: highestAmount,
  width: 88,
  totals: 'sum',
});
