import type { Random } from '../base/random.ts';

/**
 * Picks from a list that is sorted by when its entries begin, for instants that hardly ever go back: only those
 * who were there already, and the early ones more often than the late ones.
 */
export const createPicker = <Item>(
  list: readonly Item[],
  begin: (item: Item) => number,
  random: Random,
  favour: number,
): ((instant: number, suits: (item: Item) => boolean) => Item | null) => {
  const attempts = 12;
  let present = 0;
  return (instant, suits) => {
    const isThere = (item: Item): boolean => begin(item) <= instant && suits(item);
    for (let next = list[present]; next && begin(next) <= instant; next = list[present]) present += 1;
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const item = list[Math.floor(present * random.next() ** favour)];
      if (item !== undefined && isThere(item)) return item;
    }
    return list.slice(0, present).find(isThere) ?? null;
  };
};
