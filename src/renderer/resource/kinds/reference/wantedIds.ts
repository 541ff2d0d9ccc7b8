import type { Kind } from '../kind.ts';

/** Ids of records whose names are wanted, by the key of their source. */
export type WantedIds = ReadonlyMap<string, readonly string[]>;

const idsIn = (value: unknown): string[] => {
  const values = Array.isArray(value) ? value : [value];
  return values.filter((id) => typeof id === 'string' && id !== '');
};

/** What these values of these fields refer to. */
export const wantedIds = (
  values: Iterable<readonly [Pick<Kind, 'source'> | undefined, unknown]>,
): WantedIds => {
  const wanted = new Map<string, Set<string>>();
  for (const [field, value] of values) {
    if (!field?.source) continue;
    const { key } = field.source;
    const ids = wanted.get(key) ?? new Set();
    wanted.set(key, ids);
    for (const id of idsIn(value)) ids.add(id);
  }
  return new Map([...wanted].map(([key, ids]) => [key, [...ids]]));
};
