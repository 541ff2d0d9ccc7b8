import { readPasted } from '#shared/domain/pastedText.ts';
import { serverStorage, textsIn } from './serverStorage.ts';

/** More than anybody remembers to have looked for. */
const kept = 8;

const onDisk = serverStorage(
  (server, userId: string) => `recentSearches:${server}:${userId}`,
  (saved) => textsIn(saved).slice(0, kept),
);

/** Whether a text may tell of a person: only ids never do, since anything else may be somebody's name or number. */
const isPersonal = (text: string): boolean => {
  const read = readPasted(text);
  return read.length === 0 || read.some(({ type }) => !['id', 'idStart', 'idEnd'].includes(type));
};

/** Only in this window's memory: what is kept on disk says nothing about a person. */
const inMemory = new Map<string, readonly string[]>();

const withFirst = (text: string, texts: readonly string[]): readonly string[] =>
  [text, ...texts.filter((other) => other !== text)].slice(0, kept);

/** What this person looked for last and found, the last one first; in privacy mode only what tells of nobody. */
export const recentSearches = (userId: string, isPrivate: boolean): readonly string[] => {
  const known = [...new Set([...(inMemory.get(onDisk.keyOf(userId)) ?? []), ...onDisk.read(userId)])];
  return known.filter((text) => !isPrivate || !isPersonal(text)).slice(0, kept);
};

export const rememberSearch = (userId: string, typed: string, isPrivate: boolean): void => {
  const text = typed.trim();
  if (text === '' || (isPrivate && isPersonal(text))) return;
  const key = onDisk.keyOf(userId);
  inMemory.set(key, withFirst(text, inMemory.get(key) ?? []));
  if (!isPersonal(text)) onDisk.write(withFirst(text, onDisk.read(userId)), userId);
};
