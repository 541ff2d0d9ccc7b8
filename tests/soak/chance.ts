/** Reproducible random choices. */
export interface Chance {
  /** Integer from 0 up to, but not including, `limit`. */
  below(limit: number): number;
  one<T>(choices: readonly T[]): T;
}

/** Mulberry32: small, and uniform enough to choose buttons. */
export const createChance = (seed: number): Chance => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    one: <T>(choices: readonly T[]): T => {
      if (choices.length === 0) throw new Error('There is nothing to choose from');
      return choices[below(choices.length)] as T;
    },
  };
};
