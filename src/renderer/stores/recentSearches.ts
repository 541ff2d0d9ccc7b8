import { readPasted } from '#shared/query/pastedText.ts';
import { serverStorage, textsIn } from './serverStorage.ts';

const maxSearches = 8;

const onDisk = serverStorage(
  (server, userId: string) => `recentSearches:${server}:${userId}`,
  (saved) => textsIn(saved).slice(0, maxSearches),
);

/** True for anything but ids: it may be a name or a phone number. */
const isPersonal = (text: string): boolean => {
  const read = readPasted(text);
  return read.length === 0 || read.some(({ type }) => !['id', 'idStart', 'idEnd'].includes(type));
};

/** Memory only: personal data is not persisted. */
const inMemory = new Map<string, readonly string[]>();

const withFirst = (text: string, texts: readonly string[]): readonly string[] =>
  [text, ...texts.filter((other) => other !== text)].slice(0, maxSearches);

/** The user's latest successful searches, most recent first; in privacy mode only ids. */
export const recentSearches = (userId: string, isPrivate: boolean): readonly string[] => {
  const known = [...new Set([...(inMemory.get(onDisk.storageKey(userId)) ?? []), ...onDisk.read(userId)])];
  return known.filter((text) => !isPrivate || !isPersonal(text)).slice(0, maxSearches);
};

export const rememberSearch = (userId: string, typed: string, isPrivate: boolean): void => {
  const text = typed.trim();
  if (text === '' || (isPrivate && isPersonal(text))) return;
  const key = onDisk.storageKey(userId);
  inMemory.set(key, withFirst(text, inMemory.get(key) ?? []));
  if (!isPersonal(text)) onDisk.write(withFirst(text, onDisk.read(userId)), userId);
};
