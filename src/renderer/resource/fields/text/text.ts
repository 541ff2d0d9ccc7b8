import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { CountryId } from '#shared/rules/countries.ts';
import { compactIban, groupIban, isIban, shortIban } from '#shared/rules/iban.ts';
import { groupPhone, withCountryCode } from '#shared/rules/phoneForms.ts';
import { shortIdOf } from '#shared/rules/recordValues.ts';
import { compactTaxNumber, taxNumberFault } from '#shared/rules/taxNumber.ts';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import { isEmail } from '../../../ui/openContact.ts';
import {
  defineFieldType,
  type FieldFilter,
  type FieldType,
  type FilterProps,
  type InputProps,
} from '../fieldType.ts';
import type { TextFilterOwnProps, TextInputOwnProps } from './TextInput.tsx';

const editor = (own: TextFilterOwnProps) =>
  lazyComponent<FilterProps, TextFilterOwnProps>(async () => (await import('../inputs.ts')).TextFilter, own);

export const containsFilter: FieldFilter = { matches: ['text', 'exact'], editor: editor({ asks: 'text' }) };

export const exactFilter: FieldFilter = { matches: ['exact'], editor: editor({ asks: 'exact' }) };

/** Complete id. The search box also asks for the end of an id. */
const idFilter: FieldFilter = { ...exactFilter, matches: ['exact', 'text'] };

/** Part of an IBAN. Removes the group spaces that cells show, because the server stores none. */
const containsIbanFilter: FieldFilter = {
  matches: containsFilter.matches,
  editor: editor({ asks: 'text', clean: (text) => text.replaceAll(/[\s-]/g, '') }),
};

const allowed = /^\+?[\d\s().-]+$/;
const fewestDigits = 6;

/** Accepts digits and the usual separators. Does not check country or length further. */
const isPhoneNumber = (text: string): boolean =>
  allowed.test(text) && text.replaceAll(/\D/g, '').length >= fewestDigits;

const isWebAddress = (text: string): boolean => {
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.hostname.includes('.');
};

interface TextOptions {
  max?: number;
}

interface TextType
  extends Pick<
      FieldType,
      | 'width'
      | 'most'
      | 'short'
      | 'formLayout'
      | 'isPersonal'
      | 'filterGroup'
      | 'isUnique'
      | 'ifShared'
      | 'problem'
      | 'doubt'
      | 'contact'
      | 'fromCell'
    >,
    Partial<Pick<FieldType, 'text' | 'clean' | 'filter'>> {
  limit: number;
  input?: TextInputOwnProps;
  /** Returns `false` for text that may be mistyped. */
  isUsual?: (text: string) => boolean;
  unusual?: MessageDescriptor;
}

const words = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(words).join(', ');
  // Other objects have no readable text; JSON would not help the user.
  return typeof value === 'object' ? '' : String(value);
};

const textType = ({ limit, input = {}, isUsual = () => true, unusual, ...appearance }: TextType) =>
  defineFieldType<TextOptions>(({ max = limit }) => ({
    text: words,
    exportAs: 'text',
    filter: containsFilter,
    input: lazyComponent<InputProps, TextInputOwnProps>(
      async () => (await import('../inputs.ts')).TextInput,
      input,
    ),
    // Trims single lines; preserves the whitespace of multiline text.
    clean: (text) => (input.rows === undefined ? text.trim() || null : text.trim() === '' ? null : text),
    doubt: (value, i18n) => (unusual && !isUsual(String(value)) ? i18n._(unusual) : null),
    ...appearance,
    warning: (value, i18n) =>
      String(value).length > max
        ? i18n._(
            msg`${plural(max, { one: 'Longer than # character is unusual', other: 'Longer than # characters is unusual' })}`,
          )
        : null,
  }));

export const text = textType({ width: 112, most: 300, limit: 255 });

/** Name of a record, by which users recognise its row. */
export const name = textType({ width: 160, most: 320, limit: 255 });

export const multiline = textType({
  filterGroup: 'other',
  width: 112,
  most: 480,
  limit: 10_000,
  formLayout: 'wide',
  input: { rows: 4 },
});

export const address = textType({
  filterGroup: 'other',
  isPersonal: true,
  width: 160,
  most: 440,
  limit: 500,
  formLayout: 'wide',
  contact: 'place',
  input: { rows: 2 },
});

export const email = textType({
  isPersonal: true,
  isUnique: true,
  width: 200,
  most: 300,
  limit: 320,
  contact: 'email',
  input: { type: 'email' },
  isUsual: isEmail,
  unusual: msg`This may not be an email address`,
  // Only a new record is rejected; an edit gets just the warning.
  problem: (value, i18n, { record }) =>
    record === null && !isEmail(String(value)) ? i18n._(msg`Incorrect email`) : null,
});

/** Adds the country code of the form's scope to a complete number without one. */
const completePhone: TextInputOwnProps['complete'] = (typed, { country }) => {
  const whole = country === undefined ? null : withCountryCode(typed, country as CountryId);
  if (whole === null) return null;
  const [code = ''] = whole.split(' ');
  return { text: whole, message: msg`${code} added` };
};

export const phone = textType({
  isPersonal: true,
  isUnique: true,
  width: 144,
  limit: 40,
  contact: 'phone',
  text: (value) => groupPhone(words(value)),
  clean: (text) => groupPhone(text) || null,
  fromCell: (text, { country }) => withCountryCode(text, country as CountryId) ?? text,
  input: { type: 'tel', shown: groupPhone, complete: completePhone },
  isUsual: isPhoneNumber,
  unusual: msg`Check this phone number: at least six digits, no letters`,
  problem: (value, i18n) => (/\d/.test(String(value)) ? null : i18n._(msg`Enter a phone number with digits`)),
});

export const url = textType({
  width: 160,
  most: 260,
  limit: 2048,
  contact: 'website',
  input: { type: 'url' },
  isUsual: isWebAddress,
  unusual: msg`This may not be a web address`,
});

export const taxNumber = textType({
  isPersonal: true,
  ifShared: 'note',
  isUnique: true,
  width: 112,
  limit: 40,
  clean: (text) => compactTaxNumber(text) || null,
  input: { shown: compactTaxNumber },
  doubt: (value, i18n) => {
    const fault = taxNumberFault(String(value));
    if (fault === 'shape') return i18n._(msg`This may not be an ID number`);
    return fault && i18n._(msg`Check this ID number: its last character does not match`);
  },
});

export const iban = textType({
  ifShared: 'ask',
  isUnique: true,
  isPersonal: true,
  width: 112,
  limit: 42,
  text: (value) => groupIban(words(value)),
  short: (value) => shortIban(words(value)),
  clean: (text) => compactIban(text) || null,
  filter: containsIbanFilter,
  input: { shown: groupIban },
  doubt: (value, i18n) =>
    isIban(String(value)) ? null : i18n._(msg`Check this IBAN: a digit is wrong, missing or extra`),
});

const shared = { look: 'code', input: null } satisfies Partial<FieldType>;

/** Last six characters: they differ between records created one after another. */
export const endOfId = (id: unknown): string => String(id).slice(-6);

export const id = defineFieldType(() => ({
  ...shared,
  text: String,
  short: endOfId,
  width: 72,
  exportAs: 'text',
  filter: idFilter,
}));

/** Text longer than a short id is a complete one. */
const shortIdFilter: FieldFilter = {
  ...containsFilter,
  adjust: (filter) =>
    filter.match === 'text' && filter.value.length > 8 ? { match: 'exact', value: filter.value } : filter,
};

/** Long id of which users quote only the beginning. */
export const shortId = defineFieldType(() => ({
  ...shared,
  text: (value) => shortIdOf(String(value)),
  width: 84,
  exportAs: 'shortId',
  filter: shortIdFilter,
  // Messages write a short id with a leading `#`.
  clean: (text) => text.trim().replace(/^#/, '') || null,
}));
