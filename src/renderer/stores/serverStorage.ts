import { useMemo, useSyncExternalStore } from 'react';
import { serverKey } from './preferences.ts';

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** The browser tells only other windows that something was stored; `write` tells this one. */
const subscribe = (hear: () => void): (() => void) => {
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
};

/**
 * What pages keep in the local storage of this computer, apart for each server: ids of one mean nothing on another.
 * `usable` drops what cannot be read of it; it is given null where nothing was kept, or where that is damaged.
 */
export const serverStorage = <Value, Owner extends readonly string[]>(
  keyOf: (server: string, ...owner: Owner) => string,
  usable: (saved: unknown) => Value,
) => ({
  keyOf: (...owner: Owner): string => keyOf(serverKey(), ...owner),
  read: (...owner: Owner): Value => usable(parsed(localStorage.getItem(keyOf(serverKey(), ...owner)))),
  /** What is kept now, whichever window or component writes it. */
  useKept: (...owner: Owner): Value => {
    const key = keyOf(serverKey(), ...owner);
    const text = useSyncExternalStore(subscribe, () => localStorage.getItem(key));
    return useMemo(() => usable(parsed(text)), [text]);
  },
  /** null: nothing is kept. */
  write: (value: unknown, ...owner: Owner): void => {
    const key = keyOf(serverKey(), ...owner);
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    window.dispatchEvent(new StorageEvent('storage', { key }));
  },
});

/** What was removed from a list comes back to its place, unless something else has its name by now. */
export const putBack = <Item extends { name: string }>(
  items: readonly Item[],
  item: Item,
  index: number,
): readonly Item[] =>
  items.some(({ name }) => name === item.name) ? items : items.toSpliced(index, 0, item);

/** The texts of a stored list; anything else in it is dropped. */
export const textsIn = (saved: unknown): readonly string[] =>
  Array.isArray(saved) ? saved.filter((text) => typeof text === 'string') : [];
