import { createHash } from 'node:crypto';

/**
 * Windows limits a credential to 2,560 bytes and the library writes UTF-16, which leaves 1,280 characters.
 * Longer values are split.
 */
export const maxPartLength = 1200;

/** Describes the parts of a secret. Written last: parts without header are ignored. */
export interface SecretHeader {
  generation: number;
  parts: number;
  sha256: string;
}

const digest = (value: string): string => createHash('sha256').update(value, 'utf16le').digest('hex');

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;

/** Splits into parts of at most 1,200 characters, never inside a surrogate pair. */
export const splitSecret = (value: string): string[] => {
  const parts: string[] = [];
  for (let start = 0; start < value.length; ) {
    const limit = Math.min(start + maxPartLength, value.length);
    const cutsPair = limit < value.length && isHighSurrogate(value.charCodeAt(limit - 1));
    const end = cutsPair ? limit - 1 : limit;
    parts.push(value.slice(start, end));
    start = end;
  }
  return parts;
};

export const headerOf = (value: string, generation: number): SecretHeader => ({
  generation,
  parts: splitSecret(value).length,
  sha256: digest(value),
});

/** `null` if a part is missing or altered. */
export const joinSecret = (header: SecretHeader, parts: readonly (string | null)[]): string | null => {
  const value = parts.join('');
  const isComplete = parts.length === header.parts && !parts.includes(null);
  return isComplete && digest(value) === header.sha256 ? value : null;
};

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

export const parseHeader = (text: string): SecretHeader | null => {
  try {
    const header: Partial<SecretHeader> | null = JSON.parse(text);
    const { generation, parts, sha256 } = header ?? {};
    if (!isCount(generation) || !isCount(parts) || typeof sha256 !== 'string') return null;
    return { generation, parts, sha256 };
  } catch {
    return null;
  }
};

/** Key-value access to the keychain. Every function may throw. */
export interface EntryStore {
  get(account: string): string | null;
  set(account: string, value: string): void;
  remove(account: string): void;
}

/** Limit for sweeping, in case a store never reports "absent". More than any session needs. */
const maxParts = 64;

type Slot = 0 | 1;
const slots: readonly Slot[] = [0, 1];
const slotOf = (generation: number): Slot => (generation % 2 === 0 ? 0 : 1);
const partAccount = (account: string, slot: Slot, index: number): string => `${account}/${slot}.${index}`;

/**
 * Removes parts of a slot from `first` on. Parts are written in ascending and removed in descending order, so
 * that an interruption leaves no gaps and the next sweep finds all of them.
 */
const sweep = (store: EntryStore, account: string, slot: Slot, first: number): void => {
  let end = first;
  while (end < maxParts && store.get(partAccount(account, slot, end)) !== null) end += 1;
  for (let index = end - 1; index >= first; index -= 1) store.remove(partAccount(account, slot, index));
};

const readHeader = (store: EntryStore, account: string): SecretHeader | null => {
  const text = store.get(account);
  return text === null ? null : parseHeader(text);
};

/** `null` if the secret is missing or incomplete. */
export const readSecret = (store: EntryStore, account: string): string | null => {
  const header = readHeader(store, account);
  if (!header || header.parts > maxParts) return null;
  const slot = slotOf(header.generation);
  const parts = Array.from({ length: header.parts }, (_, index) =>
    store.get(partAccount(account, slot, index)),
  );
  return joinSecret(header, parts);
};

/**
 * Writes to the unused slot, then switches with the header. An interruption keeps the old or the new secret.
 */
export const writeSecret = (store: EntryStore, account: string, value: string): void => {
  const parts = splitSecret(value);
  if (parts.length > maxParts) throw new RangeError('The secret is too long to be stored');
  const old = readHeader(store, account);
  const generation = (old?.generation ?? 0) + 1;
  const slot = slotOf(generation);
  for (const [index, part] of parts.entries()) store.set(partAccount(account, slot, index), part);
  store.set(account, JSON.stringify(headerOf(value, generation)));
  try {
    sweep(store, account, slot, parts.length);
    sweep(store, account, slot === 0 ? 1 : 0, 0);
  } catch {
    // The new secret is complete; the next write sweeps leftovers.
  }
};

export const removeSecret = (store: EntryStore, account: string): void => {
  store.remove(account);
  for (const slot of slots) sweep(store, account, slot, 0);
};
