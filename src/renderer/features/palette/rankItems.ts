import type { PaletteItem } from './paletteItem.ts';

/** Without accents and capitals: people do not type them when they look for something. */
const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ʼ', '’').replaceAll("'", '’');

/** The lower the better: at the start, at the start of a word, anywhere; null: a word is missing. */
const rankOf = (text: string, wanted: readonly string[]): number | null => {
  let rank = 0;
  for (const word of wanted) {
    const at = text.indexOf(word);
    if (at < 0) return null;
    const isWordStart = at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '');
    rank += at === 0 ? 0 : isWordStart ? 1 : 2;
  }
  return rank;
};

/** Those that have every word that was typed, the best first; others keep their order. */
export const rankItems = (items: readonly PaletteItem[], typed: string): readonly PaletteItem[] => {
  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return items;
  return items
    .flatMap((item) => {
      const rank = rankOf(fold(`${item.label} ${item.words ?? ''}`), wanted);
      return rank === null ? [] : [{ item, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
};
