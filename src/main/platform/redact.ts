import { homedir, hostname, userInfo } from 'node:os';

/* All patterns run in linear time: lengths are bounded, or a match can begin only at the start of a run. */

const secrets: readonly [RegExp, string][] = [
  [/(bearer\s+|token["'=:\s]+|password["'=:\s]+)[^\s"'&,}]+/gi, '$1…'],
  [/(?<![\w-])eyJ[\w-]{6,}\.[\w-]+\.[\w-]*/g, '…'],
];
const personal: readonly [RegExp, string][] = [
  [/(?<![^\s"<>(),;@])[^\s"<>(),;@]+@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu, '…@…'],
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g, '…'],
  [/\+\d[\d\s().-]{6,}\d/g, '+…'],
  // Phone number without a country code. Dates and longer digit sequences are kept.
  [/(?<![\w.-])(?!\d{4}-\d\d-\d\d)\(?\d(?:[ ()-]{0,2}\d){8,11}(?!\w)/g, '…'],
  [/([/\\](?:home|Users|Documents and Settings)[/\\])[^/\\\s"':]+/gi, '$1…'],
];

/** Empty if the system has no such name. */
const systemName = (read: () => string): string => {
  try {
    return read();
  } catch {
    return '';
  }
};
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const ofThisComputer = (): readonly [RegExp, string][] => {
  const home = systemName(homedir);
  const words = [systemName(() => userInfo().username), systemName(hostname)].filter(
    (name) => name.length > 2,
  );
  return [
    ...(home.length > 1 ? [[new RegExp(escaped(home), 'gi'), '~'] as [RegExp, string]] : []),
    ...words.map((word): [RegExp, string] => [
      new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, 'giu'),
      '…',
    ]),
  ];
};
let own: readonly [RegExp, string][] | null = null;

/**
 * V8 quotes the text it could not parse, which may contain quotes itself. Removes all from the first quote to
 * the message.
 */
const withoutUnreadJson = (text: string): string => {
  const start = text.indexOf('"');
  const end = text.lastIndexOf('is not valid JSON');
  return start < 0 || end < start ? text : `${text.slice(0, start)}… ${text.slice(end)}`;
};

/** Removes credentials, personal data, and the names of this computer and its user. */
export const redact = (text: string): string => {
  own ??= ofThisComputer();
  return [...secrets, ...own, ...personal].reduce(
    (clean, [pattern, instead]) => clean.replaceAll(pattern, instead),
    withoutUnreadJson(text),
  );
};
