import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { isEmail } from '../../../ui/isEmail.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { defineKind, type InputProps, type Kind } from '../kind.ts';
import { compactIban, groupIban } from './ibanText.ts';
import { isIban } from './isIban.ts';
import { isPhoneNumber } from './isPhoneNumber.ts';
import { isWebAddress } from './isWebAddress.ts';
import type { TextInputOwnProps } from './TextInput.tsx';
import { containsFilter, containsIbanFilter } from './textFilters.ts';

interface TextOptions {
  /** Characters. */
  max?: number;
}

interface TextKind
  extends Pick<Kind, 'width' | 'grows' | 'isWide' | 'isPersonal' | 'warning' | 'contact'>,
    Partial<Pick<Kind, 'text' | 'clean' | 'filter'>> {
  /** Characters, as the server counts them, until a field says otherwise. */
  limit: number;
  input?: TextInputOwnProps;
  problemOf?: (text: string, i18n: I18n) => string | null;
}

const words = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(words).join(', ');
  // What is no text has no words: braces and quotes would tell a person nothing.
  return typeof value === 'object' ? '' : String(value);
};

const textKind = ({ limit, input = {}, problemOf, ...looks }: TextKind) =>
  defineKind<TextOptions>(({ max = limit }) => ({
    text: words,
    exportAs: 'text',
    filter: containsFilter,
    input: lazyPart<InputProps, TextInputOwnProps>(
      async () => (await import('../inputs.ts')).TextInput,
      input,
    ),
    // Spaces around a line are nobody's; lines of a longer text are kept as they were typed.
    clean: (text) => (input.rows === undefined ? text.trim() || null : text.trim() === '' ? null : text),
    ...looks,
    problem: (value, i18n) =>
      String(value).length > max
        ? i18n._(msg`${plural(max, { one: 'At most # character', other: 'At most # characters' })}`)
        : (problemOf?.(String(value), i18n) ?? null),
  }));

export const text = textKind({ width: 150, grows: true, limit: 255 });

export const multiline = textKind({
  width: 220,
  grows: true,
  limit: 10_000,
  isWide: true,
  input: { rows: 4 },
});

export const address = textKind({
  isPersonal: true,
  width: 220,
  grows: true,
  limit: 500,
  isWide: true,
  input: { rows: 2 },
});

export const email = textKind({
  isPersonal: true,
  width: 200,
  grows: true,
  limit: 320,
  contact: 'email',
  input: { type: 'email' },
  problemOf: (value, i18n) => (isEmail(value) ? null : i18n._(msg`Incorrect email`)),
});

export const phone = textKind({
  isPersonal: true,
  width: 148,
  limit: 40,
  contact: 'phone',
  input: { type: 'tel' },
  problemOf: (value, i18n) =>
    isPhoneNumber(value) ? null : i18n._(msg`Enter a phone number with at least six digits`),
});

export const url = textKind({
  width: 180,
  limit: 2048,
  contact: 'website',
  input: { type: 'url' },
  problemOf: (value, i18n) => (isWebAddress(value) ? null : i18n._(msg`Enter a web address`)),
});

export const iban = textKind({
  isPersonal: true,
  width: 244,
  limit: 42,
  text: (value) => groupIban(words(value)),
  clean: (text) => compactIban(text) || null,
  filter: containsIbanFilter,
  input: { shown: groupIban },
  warning: (value) =>
    typeof value === 'string' && value !== '' && !isIban(value)
      ? msg`The check digits of this IBAN are not right`
      : null,
});
