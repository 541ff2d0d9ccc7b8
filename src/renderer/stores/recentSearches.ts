import { readPasted } from '#shared/domain/pastedText.ts';
import { serverKey } from './preferences.ts';

/** More than anybody remembers to have looked for. */
const kept = 8;

const storageKey = (userId: string): string => `recentSearches:${serverKey()}:${userId}`;

/** Whether a text may tell of a person: only ids never do, since anything else may be somebody's name or number. */
const isPersonal = (text: string): boolean => {
  const read = readPasted(text);
  return read.length === 0 || read.some(({ type }) => !['id', 'idStart', 'idEnd'].includes(type));
};

/** Only in this window's memory: what is kept on disk says nothing about a person. */
const inMemory = new Map<string, readonly string[]>();

const onDisk = (userId: string): readonly string[] => {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(storageKey(userId)) ?? '[]');
    return Array.isArray(saved) ? saved.filter((text) => typeof text === 'string').slice(0, kept) : [];
  } catch {
    return [];
  }
};

const withFirst = (text: string, texts: readonly string[]): readonly string[] =>
  [text, ...texts.filter((other) => other !== text)].slice(0, kept);

/** What this person looked for last and found, the last one first; in privacy mode only what tells of nobody. */
export const recentSearches = (userId: string, isPrivate: boolean): readonly string[] => {
  const known = [...new Set([...(inMemory.get(storageKey(userId)) ?? []), ...onDisk(userId)])];
  return known.filter((text) => !isPrivate || !isPersonal(text)).slice(0, kept);
};

export const rememberSearch = (userId: string, typed: string, isPrivate: boolean): void => {
  const text = typed.trim();
  if (text === '' || (isPrivate && isPersonal(text))) return;
  const key = storageKey(userId);
  inMemory.set(key, withFirst(text, inMemory.get(key) ?? []));
  if (!isPersonal(text)) localStorage.setItem(key, JSON.stringify(withFirst(text, onDisk(userId))));
};
