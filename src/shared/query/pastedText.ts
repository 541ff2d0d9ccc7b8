import { compactIban, isIban } from '../rules/iban.ts';
import { isWholePhone } from '../rules/phoneForms.ts';

/** Types of searched text, typed or pasted. Ids may be complete or shortened as in lists. */
export type PastedType = 'id' | 'idStart' | 'idEnd' | 'email' | 'phone' | 'iban' | 'taxNumber' | 'name';

export interface Pasted {
  type: PastedType;
  /** Normalised for the server: without signs, labels and spaces around it. */
  text: string;
  /** Complete and unambiguous, so that a match is the intended record. */
  isSure: boolean;
}

const shortest = 2;
/** Longer text was pasted by mistake: search boxes reject it. */
export const longestWanted = 512;

/** WhatsApp link to a phone number. It omits the plus sign. */
const messengerLink =
  /^(?:https?:\/\/)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=)(?:\+|%2B)?(\d+)(?!\d).*$/i;

/** Removes characters that mail programs and documents add around and inside text. */
const cleaned = (typed: string): string =>
  typed
    .replaceAll(/[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^["'«“„(<[]+(?=.*["'»”)>\]]$)(.*?)["'»”)>\]]+$/u, '$1')
    .replace(/^(?:mailto|tel|callto):/i, '')
    .replace(messengerLink, '+$1')
    .trim();

const address = /[^\s<>()[\]",;:@]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/u;

/** Joins an address broken across lines; a name may precede it. */
const emailIn = (text: string): Pasted => {
  const joined = text.replaceAll(/\s*([@.])\s*/g, '$1');
  const bare = text.replaceAll(/\s/g, '');
  const [found] = address.exec(joined) ?? address.exec(bare) ?? [];
  return { type: 'email', text: found ?? bare, isSure: found !== undefined };
};

/** Labels and signs before an id, in messages and on screen. */
const idSign = /^(?:(?:order|orden|pedido|замовлення|id)(?=[\s:#№])[\s:]*)?(?:#|№|n\.?[º°]|no\.)?\s*/iu;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const idIn = (typed: string): readonly Pasted[] => {
  const text = typed.replace(idSign, '');
  const hasSign = text !== typed;
  if (/^(?:[A-Za-z\d]{16}|[\da-f]{24})$/i.test(text) || uuid.test(text))
    return [{ type: 'id', text, isSure: true }];
  if (/^[A-Za-z\d]{8}$/.test(text)) return [{ type: 'idStart', text, isSure: hasSign }];
  // Require a digit: six letters alone are a name.
  if (/^[A-Za-z\d]{6}$/.test(text) && (hasSign || /\d/.test(text)))
    return [{ type: 'idEnd', text, isSure: hasSign }];
  return [];
};

const phoneIn = (text: string): readonly Pasted[] => {
  const digits = text.replaceAll(/\D/g, '').length;
  if (!/^[+(]*\d[\d\s()./–-]*$/.test(text) || digits <= shortest) return [];
  return [{ type: 'phone', text, isSure: isWholePhone(text) }];
};

const ibanIn = (text: string): readonly Pasted[] => {
  const iban = compactIban(text.replace(/^iban[\s:]*/i, ''));
  // A 24-digit hexadecimal id can look like a short IBAN; then the check digits decide.
  const isMeant = isIban(iban) || /^[A-Z]{2}\d{2}[A-Z\d]{14,30}$/.test(iban);
  return isMeant && !/^[\dA-F]{24}$/.test(iban) ? [{ type: 'iban', text: iban, isSure: true }] : [];
};

const taxNumberIn = (typed: string): readonly Pasted[] => {
  const word = /^(?:nif|cif|nie|dni|vat|єдрпоу|рнокпп|іпн)[\s:№]*/iu;
  const text = typed
    .replace(word, '')
    .replaceAll(/[\s.-]/g, '')
    .toUpperCase();
  const [, spanish] = /^(?:ES)?([A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/.exec(text) ?? [];
  if (spanish !== undefined) return [{ type: 'taxNumber', text: spanish, isSure: true }];
  const isUkrainian = /^(?:\d{8}|\d{10})$/.test(text) && /^[\d\s]+$/.test(typed.replace(word, ''));
  return isUkrainian ? [{ type: 'taxNumber', text, isSure: word.test(typed) }] : [];
};

/** Leading words without digits: "Tel.: 600 123 456", "Nº de pedido F3553C6B". */
const wordsBefore = /^(?:[\p{L}.º°ª/'’()]+[\s:#№-]+)+(?=\S*\d)/u;
const wordsBehind = /(?:\s*\([^()\d]+\)|[\s.,;])+$/;

/** Finds the value among surrounding words. Empty if the text could also be a name with a number. */
const readAmongWords = (typed: string): readonly Pasted[] => {
  const text = typed.replace(wordsBefore, '').replace(wordsBehind, '');
  if (text === typed) return [];
  const isId = (one: Pasted): boolean =>
    one.type === 'idStart' && /^[\dA-F]+$/i.test(one.text) && /\d/.test(text) && /\D/.test(text);
  return [...ibanIn(text), ...idIn(text), ...phoneIn(text), ...taxNumberIn(text)]
    .map((one) => (isId(one) ? { ...one, isSure: true } : one))
    .filter(({ isSure }) => isSure);
};

/**
 * All interpretations of a typed or pasted text, each searched in other fields. Empty if the text is too
 * short or too long to search.
 */
export const readPasted = (typed: string): readonly Pasted[] => {
  const text = cleaned(typed);
  if (text.length < shortest || text.length > longestWanted) return [];
  if (text.includes('@')) return [emailIn(text)];
  const found = [...ibanIn(text), ...idIn(text), ...phoneIn(text), ...taxNumberIn(text)];
  const sure = found.filter(({ isSure }) => isSure);
  if (sure.length > 0) return sure.some(({ type }) => type === 'phone') ? found : sure;
  if (found.length === 0) {
    const among = readAmongWords(text);
    if (among.length > 0) return among;
  }
  // Digits alone are no name; mixed text may also be one.
  return found.some(({ type }) => type === 'phone')
    ? found
    : [...found, { type: 'name', text, isSure: false }];
};

/** Whether the text identifies a single record, which makes a search in all cities worthwhile. */
export const isUnmistakable = (pasted: readonly Pasted[]): boolean => pasted.some(({ isSure }) => isSure);
