import { useMemo, useSyncExternalStore } from 'react';
import { serverKey } from './preferences.ts';

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** Browsers fire `storage` only in other windows; `write` dispatches it in this one. */
const subscribe = (hear: () => void): (() => void) => {
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
};

/**
 * Local storage of a page, separate per server because ids differ between servers. `usable` validates the
 * stored value; it receives `null` if nothing or damaged data is stored.
 */
export const serverStorage = <Value, Owner extends readonly string[]>(
  storageKey: (server: string, ...owner: Owner) => string,
  usable: (saved: unknown) => Value,
) => ({
  storageKey: (...owner: Owner): string => storageKey(serverKey(), ...owner),
  read: (...owner: Owner): Value => usable(parsed(localStorage.getItem(storageKey(serverKey(), ...owner)))),
  /** Current value, updated by any window or component. */
  usePersisted: (...owner: Owner): Value => {
    const key = storageKey(serverKey(), ...owner);
    const text = useSyncExternalStore(subscribe, () => localStorage.getItem(key));
    return useMemo(() => usable(parsed(text)), [text]);
  },
  /** `null` removes the entry. */
  write: (value: unknown, ...owner: Owner): void => {
    const key = storageKey(serverKey(), ...owner);
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    window.dispatchEvent(new StorageEvent('storage', { key }));
  },
});

/** Restores a removed item at its index, unless another item has its name by now. */
export const putBack = <Item extends { name: string }>(
  items: readonly Item[],
  item: Item,
  index: number,
): readonly Item[] =>
  items.some(({ name }) => name === item.name) ? items : items.toSpliced(index, 0, item);

/** Keeps only the strings of a stored list. */
export const textsIn = (saved: unknown): readonly string[] =>
  Array.isArray(saved) ? saved.filter((text) => typeof text === 'string') : [];
