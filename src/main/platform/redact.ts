import { homedir, hostname, userInfo } from 'node:os';

const secrets: readonly [RegExp, string][] = [
  [/(bearer\s+|token["'=:\s]+|password["'=:\s]+)[^\s"'&,}]+/gi, '$1…'],
  [/\beyJ[\w-]{6,}\.[\w-]+\.[\w-]*/g, '…'],
];
const personal: readonly [RegExp, string][] = [
  // Lengths are bounded: a long line without an address would take quadratic time.
  [/[^\s"<>(),;@]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu, '…@…'],
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g, '…'],
  [/\+\d[\d\s().-]{6,}\d/g, '+…'],
  // A number as it is dialled at home; days, and what is longer than any number, stay.
  [/(?<![\w.-])(?!\d{4}-\d\d-\d\d)\(?\d(?:[ ()-]{0,2}\d){8,11}(?!\w)/g, '…'],
  // The engine quotes what it could not read.
  [/"[^\n]*" ?(?:\.{3} ?)?is not valid JSON/g, '… is not valid JSON'],
  [/([/\\](?:home|Users|Documents and Settings)[/\\])[^/\\\s"':]+/gi, '$1…'],
];

/** The name that the system has for whoever is logged in; unknown where it has none. */
const nameOf = (read: () => string): string => {
  try {
    return read();
  } catch {
    return '';
  }
};
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const ofThisComputer = (): readonly [RegExp, string][] => {
  const home = nameOf(homedir);
  const words = [nameOf(() => userInfo().username), nameOf(hostname)].filter((name) => name.length > 2);
  return [
    ...(home.length > 1 ? [[new RegExp(escaped(home), 'gi'), '~'] as [RegExp, string]] : []),
    ...words.map((word): [RegExp, string] => [
      new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, 'giu'),
      '…',
    ]),
  ];
};
let own: readonly [RegExp, string][] | null = null;

/** What looks like a credential, like a person or like the name of whoever uses this computer is left out. */
export const redact = (text: string): string => {
  own ??= ofThisComputer();
  return [...secrets, ...own, ...personal].reduce(
    (clean, [pattern, instead]) => clean.replaceAll(pattern, instead),
    text,
  );
};
