import { serverKey } from './preferences.ts';

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
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
  /** null: nothing is kept. */
  write: (value: unknown, ...owner: Owner): void => {
    const key = keyOf(serverKey(), ...owner);
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  },
});

/** The texts of a stored list; anything else in it is dropped. */
export const textsIn = (saved: unknown): readonly string[] =>
  Array.isArray(saved) ? saved.filter((text) => typeof text === 'string') : [];
