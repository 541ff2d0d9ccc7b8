import { compactIban, isIban } from './iban.ts';
import { isWholePhone } from './phoneForms.ts';

/** What people look for by a part of a name, or paste from elsewhere. Ids may be whole, or as lists show them. */
export type PastedType = 'id' | 'idStart' | 'idEnd' | 'email' | 'phone' | 'iban' | 'taxNumber' | 'name';

export interface Pasted {
  type: PastedType;
  /** The form that the server may know: without signs, words and blanks that do not belong to it. */
  text: string;
  /** It is whole and can be nothing else, so that what it fits is what is meant. */
  isSure: boolean;
}

const shortest = 2;
/** What is longer was pasted by mistake: boxes to search in take no more, and no list is narrowed by it. */
export const longestWanted = 512;

/** A link of a messenger to a number, which it writes without its plus. */
const messengerLink =
  /^(?:https?:\/\/)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=)(?:\+|%2B)?(\d+)(?!\d).*$/i;

/** Without what mail programs and documents put around and into a text. */
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

/** Blanks come in where a line was broken; a name may stand before the address. */
const emailIn = (text: string): Pasted => {
  const joined = text.replaceAll(/\s*([@.])\s*/g, '$1');
  const bare = text.replaceAll(/\s/g, '');
  const [found] = address.exec(joined) ?? address.exec(bare) ?? [];
  return { type: 'email', text: found ?? bare, isSure: found !== undefined };
};

/** The words and signs that stand before an id in messages and on screen. */
const idSign = /^(?:(?:order|orden|pedido|замовлення|id)(?=[\s:#№])[\s:]*)?(?:#|№|n\.?[º°]|no\.)?\s*/iu;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const idIn = (typed: string): readonly Pasted[] => {
  const text = typed.replace(idSign, '');
  const hasSign = text !== typed;
  if (/^(?:[A-Za-z\d]{16}|[\da-f]{24})$/i.test(text) || uuid.test(text))
    return [{ type: 'id', text, isSure: true }];
  if (/^[A-Za-z\d]{8}$/.test(text)) return [{ type: 'idStart', text, isSure: hasSign }];
  // Six letters are a name; ends of ids have digits.
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
  // A whole id may look like a short one; then the check digits decide.
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

/** Words before it: "Tel.: 600 123 456", "Nº de pedido F3553C6B". They have no digits. */
const wordsBefore = /^(?:[\p{L}.º°ª/'’()]+[\s:#№-]+)+(?=\S*\d)/u;
const wordsBehind = /(?:\s*\([^()\d]+\)|[\s.,;])+$/;

/** What is meant among words around it; nothing where it might as well be a name with a number. */
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
 * All that a typed or pasted text may be, from how it is written; each is looked for in other fields. None where it is
 * too short or too long to be looked for.
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
  // Digits are no name; letters and digits may be one as well.
  return found.some(({ type }) => type === 'phone')
    ? found
    : [...found, { type: 'name', text, isSure: false }];
};

/** Whether a text is somebody's and nobody else's: it is worth looking for everywhere at once. */
export const isUnmistakable = (pasted: readonly Pasted[]): boolean => pasted.some(({ isSure }) => isSure);
