import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { FieldValues } from '../../data/changedFields.ts';
import { isEmail } from '../../ui/isEmail.ts';
import type { Field } from '../fields/field.ts';
import { dateProblem } from './dateProblem.ts';
import { textLimit } from './textLimit.ts';

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const requiredMessage = (field: Field, i18n: I18n): string => {
  if (field.requiredMessage) return i18n._(field.requiredMessage);
  if (field.kind === 'image') return i18n._(msg`Please upload image`);
  const label = i18n._(field.label);
  return i18n._(msg`Required ${label}`);
};

const decimalsOf: Partial<Record<Field['kind'], number>> = { money: 2, percent: 2, decimal: 2, integer: 0 };

const maxAmount = 9_999_999.99;
const maxOf: Partial<Record<Field['kind'], number>> = { percent: 100, money: maxAmount, decimal: maxAmount };

const numberProblem = (field: Field, value: unknown, i18n: I18n): MessageDescriptor | null => {
  const decimals = decimalsOf[field.kind] ?? 2;
  if (typeof value !== 'number') return msg`Enter a number`;
  const lowest = field.min ?? 0;
  const highest = field.max ?? maxOf[field.kind] ?? Number.MAX_SAFE_INTEGER;
  const [min, max] = [i18n.number(lowest), i18n.number(highest)];
  if (value < lowest) return msg`Must not be less than ${min}`;
  if (value > highest) return msg`Must not be more than ${max}`;
  if (Number(value.toFixed(decimals)) === value) return null;
  return decimals === 0 ? msg`Enter a whole number` : msg`At most ${decimals} decimals`;
};

const isWebAddress = (text: string): boolean => {
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.hostname.includes('.');
};

const textProblem = (field: Field, value: unknown): MessageDescriptor | null => {
  const max = textLimit(field);
  if (max === undefined || String(value).length <= max) return null;
  return msg`${plural(max, { one: 'At most # character', other: 'At most # characters' })}`;
};

const kindProblem = (field: Field, value: unknown, i18n: I18n): MessageDescriptor | string | null => {
  switch (field.kind) {
    case 'email':
      return isEmail(String(value)) ? null : msg`Incorrect email`;
    case 'url':
      return isWebAddress(String(value)) ? null : msg`Enter a web address`;
    case 'phone':
      return /^\+?[\d\s().-]{5,}$/.test(String(value)) ? null : msg`Enter a phone number`;
    case 'money':
    case 'percent':
    case 'integer':
    case 'decimal':
      return numberProblem(field, value, i18n);
    case 'date':
    case 'dateTime':
      return dateProblem(field.kind, value, i18n);
    default:
      return null;
  }
};

/** What is wrong with a form's values, field by field, in the person's language. */
export const validateValues = (
  fields: Readonly<Record<string, Field>>,
  names: readonly string[],
  values: FieldValues,
  i18n: I18n,
): Record<string, string> => {
  const problems: Record<string, string> = {};
  for (const name of names) {
    const field = fields[name];
    if (!field || field.readOnly || field.shownWhen?.(values) === false) continue;
    const value = values[name];
    if (isEmpty(value)) {
      if (field.required || field.requiredWhen?.(values)) problems[name] = requiredMessage(field, i18n);
      continue;
    }
    const problem = textProblem(field, value) ?? kindProblem(field, value, i18n);
    if (problem) problems[name] = typeof problem === 'string' ? problem : i18n._(problem);
  }
  return problems;
};
