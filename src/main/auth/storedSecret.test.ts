import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../tests/support/anyCharacter.ts';
import {
  type EntryStore,
  headerOf,
  joinSecret,
  maxPartLength,
  parseHeader,
  readSecret,
  removeSecret,
  splitSecret,
  writeSecret,
} from './storedSecret.ts';

const secrets = fc
  .tuple(fc.string({ unit: anyCharacter, maxLength: 40 }), fc.integer({ min: 0, max: 200 }))
  .map(([text, times]) => text.repeat(times));

describe('splitSecret', () => {
  it('makes parts of whole characters that fit and join to the same value', () => {
    fc.assert(
      fc.property(secrets, (value) => {
        const parts = splitSecret(value);
        expect(parts.every((part) => part.length <= maxPartLength && part.isWellFormed())).toBe(true);
        expect(joinSecret(headerOf(value, 1), parts)).toBe(value);
      }),
    );
  });

  it('keeps surrogate pairs together at any boundary, and accepts a lone surrogate', () => {
    for (const pair of ['\ud800\udc00', '\udbff\udfff']) {
      const before = 'x'.repeat(maxPartLength - 1);
      expect(splitSecret(before + pair)).toEqual([before, pair]);
    }
    expect(splitSecret('x\ud800')).toEqual(['x\ud800']);
    expect(headerOf('\ud800', 1).sha256).not.toBe(headerOf('\ud801', 1).sha256);
  });

  it('reads a missing, foreign or altered part as no value', () => {
    const value = 'x'.repeat(maxPartLength * 2 + 1);
    const header = headerOf(value, 1);
    const [first = '', second = '', third = ''] = splitSecret(value);
    expect(joinSecret(header, [first, null, third])).toBeNull();
    expect(joinSecret(header, [first, second])).toBeNull();
    expect(joinSecret(header, [first, second, third, ''])).toBeNull();
    expect(joinSecret(header, [first, second, 'y'])).toBeNull();
  });
});

describe('parseHeader', () => {
  it('reads only its own format', () => {
    const header = headerOf('secret', 7);
    expect(parseHeader(JSON.stringify(header))).toEqual(header);
    for (const text of ['', 'null', '[]', '{}', '{"generation":1,"parts":-1,"sha256":""}', 'plain token']) {
      expect(parseHeader(text)).toBeNull();
    }
  });
});

const account = 'https://api.backoffice.example';

/** Keychain in memory that fails after a number of changes. */
const createStore = () => {
  const entries = new Map<string, string>();
  let changesLeft = Number.POSITIVE_INFINITY;
  const change = (): void => {
    if (changesLeft === 0) throw new Error('cut');
    changesLeft -= 1;
  };
  const store: EntryStore = {
    get: (name) => entries.get(name) ?? null,
    set: (name, value) => {
      change();
      entries.set(name, value);
    },
    remove: (name) => {
      change();
      entries.delete(name);
    },
  };
  return {
    entries,
    store,
    cutAfter: (changes: number) => {
      changesLeft = changes;
    },
  };
};

const secret = fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 0, max: 6000 }));
const textOf = ([letter, length]: [string, number]): string => letter.repeat(length);

describe('a stored secret', () => {
  it('is the old or the new value after any interruption, without leftovers in the end', () => {
    const writes = fc.array(fc.tuple(secret, fc.integer({ min: 0, max: 16 })), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(writes, secret, (interrupted, last) => {
        const { entries, store, cutAfter } = createStore();
        let known: string | null = null;
        for (const [next, changes] of interrupted) {
          cutAfter(changes);
          try {
            writeSecret(store, account, textOf(next));
          } catch {
            // Interrupted on purpose.
          }
          const found = readSecret(store, account);
          expect([known, textOf(next)]).toContain(found);
          known = found;
        }
        cutAfter(Number.POSITIVE_INFINITY);
        writeSecret(store, account, textOf(last));
        expect(readSecret(store, account)).toBe(textOf(last));
        removeSecret(store, account);
        expect([...entries.keys()]).toEqual([]);
      }),
    );
  });

  it('uses no more entries than the newest value needs', () => {
    const { entries, store } = createStore();
    writeSecret(store, account, 'x'.repeat(5000));
    writeSecret(store, account, 'short');
    expect(entries.size).toBe(2);
  });

  it('is absent when any of its entries is lost or altered', () => {
    const { entries, store } = createStore();
    writeSecret(store, account, 'x'.repeat(3000));
    for (const [name, value] of [...entries]) {
      entries.delete(name);
      expect(readSecret(store, account)).toBeNull();
      entries.set(name, `${value}!`);
      expect(readSecret(store, account)).toBeNull();
      entries.set(name, value);
    }
    expect(readSecret(store, account)).toBe('x'.repeat(3000));
  });

  it('may have 64 parts; the first part is in slot 1, where later versions look for it', () => {
    const { entries, store } = createStore();
    const longest = 'x'.repeat(64 * maxPartLength);
    writeSecret(store, account, longest);
    expect(readSecret(store, account)).toBe(longest);
    expect(entries.has(`${account}/1.63`)).toBe(true);
  });

  it('is removed entry by entry, with a limit for a store that always returns an entry', () => {
    const removed: string[] = [];
    const store = (found: string | null): EntryStore => ({
      get: () => found,
      set: () => undefined,
      remove: (name) => removed.push(name),
    });
    removeSecret(store(null), account);
    expect(removed).toEqual([account]);
    removeSecret(store('always'), account);
    expect(removed).toHaveLength(2 + 2 * 64);
  });

  it('is rejected above the maximum length', () => {
    const { entries, store } = createStore();
    expect(() => writeSecret(store, account, 'x'.repeat(100_000))).toThrow(RangeError);
    expect(entries.size).toBe(0);
  });
});
