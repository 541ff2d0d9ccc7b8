/** Random stream, reproducible per set of keys on every machine. */
export interface Random {
  /** In [0, 1). */
  next: () => number;
  /** Both ends inclusive. */
  int: (min: number, max: number) => number;
  chance: (probability: number) => boolean;
  pick: <Item>(list: readonly Item[]) => Item;
  shuffle: <Item>(list: readonly Item[]) => Item[];
  digits: (length: number) => string;
  /** 16 letters and digits. */
  id: () => string;
  /** 16 hexadecimal digits. Faster, and readable when shortened to 8 capitals. */
  hexId: () => string;
}

/** The cyrb128 hash: four well-mixed words. */
const hashWords = (text: string): [number, number, number, number] => {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  return [a >>> 0, b >>> 0, c >>> 0, d >>> 0];
};

/** The sfc32 generator: small, fast, and sufficient for millions of orders. */
const wordStream = (text: string): (() => number) => {
  let [a, b, c, counter] = hashWords(text);
  const nextWord = (): number => {
    const word = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    return word >>> 0;
  };
  for (let round = 0; round < 12; round += 1) nextWord();
  return nextWord;
};

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';
const hex = (word: number): string => word.toString(16).padStart(8, '0');

/** Use a separate stream per entity, so that a different amount of one leaves the others unchanged. */
export const createRandom = (...keys: readonly (string | number)[]): Random => {
  const word = wordStream(keys.join('/'));
  const next = (): number => word() / 0x1_0000_0000;
  const below = (limit: number): number => Math.floor(next() * limit);
  const text = (length: number, from: string): string => {
    let result = '';
    for (let index = 0; index < length; index += 1) result += from.charAt(below(from.length));
    return result;
  };
  const pick = <Item>(list: readonly Item[]): Item => {
    const item = list[below(list.length)];
    if (item === undefined) throw new RangeError('Nothing to pick from');
    return item;
  };
  return {
    next,
    int: (min, max) => min + below(max - min + 1),
    chance: (probability) => next() < probability,
    pick,
    shuffle: (list) =>
      list
        .map((item) => ({ item, rank: word() }))
        .sort((left, right) => left.rank - right.rank)
        .map(({ item }) => item),
    digits: (length) => text(length, '0123456789'),
    id: () => text(16, alphabet),
    hexId: () => hex(word()) + hex(word()),
  };
};
