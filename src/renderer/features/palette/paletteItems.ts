import { foldText } from '#shared/domain/foldText.ts';
import type { Option, OptionGroup } from '../../ui/OptionList.tsx';

/** One thing that the palette offers. */
export interface PaletteItem extends Option {
  /** Other texts that it is found by. */
  words?: readonly string[];
  /** Where it leads; without one it does something. */
  path?: string;
  /** What it does; in this window also before it leads anywhere. */
  run?: () => void;
  /** What it does is done in the palette itself, which stays open. */
  staysOpen?: boolean;
  /** A record: what was typed is its phone number, e-mail, id … as a whole. */
  isExact?: boolean;
  /** The city or country that it is found in, where that is another one. */
  place?: string;
}

export type PaletteGroup = OptionGroup<PaletteItem> & { name: string };

/** Any dash is the one on the keyboard. */
const fold = (text: string): string => foldText(text).replaceAll(/\p{Pd}/gu, '-');

const wordsOf = (typed: string): readonly string[] => fold(typed).split(/\s+/).filter(Boolean);

/** Where a word of the text begins so; -1: none does. */
const wordBeginning = (text: string, part: string): number => {
  let at = text.indexOf(part);
  while (at > 0 && /[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) at = text.indexOf(part, at + 1);
  return at;
};

/** Two letters stand at the beginning of too many names. */
const shortestOfPlace = 3;

/** The words beside those that begin one of these names; none where no word does. */
export const wordsBeside = (names: readonly string[], typed: string): string => {
  const words = wordsOf(typed);
  if (words.length < 2) return '';
  const named = fold(names.join(' '));
  const rest = words.filter((word) => word.length < shortestOfPlace || wordBeginning(named, word) < 0);
  return rest.length === words.length ? '' : rest.join(' ');
};

/** The lower the better: at the start, at the start of a word, inside one; null: what was typed is missing. */
const rankOf = (text: string, wanted: readonly string[], shortestInside: number): number | null => {
  const folded = fold(text);
  let rank = 0;
  for (const word of wanted) {
    const at = wordBeginning(folded, word);
    if (at < 0 && (word.length < shortestInside || !folded.includes(word))) return null;
    rank += at === 0 ? 0 : at > 0 ? 1 : 2;
  }
  return rank;
};

/** Short names stand inside many words: whoever types "Ana" does not mean "España". */
const shortestInsideItems = 5;

/** What a text of the interface is called in English; empty where it is no text of the interface, or is English. */
export type EnglishOf = (text: string) => string;

/** Those that have every word that was typed, here or in English, the best first; others keep their order. */
export const rankItems = (
  items: readonly PaletteItem[],
  typed: string,
  englishOf: EnglishOf,
): readonly PaletteItem[] => {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return items;
  return items
    .flatMap((item) => {
      const texts = [item.label, ...(item.words ?? [])];
      const own = texts.join(' ');
      const english = texts.map(englishOf).filter(Boolean).join(' ');
      const ranks = [own, english && `${english} ${own}`].map(
        (text) => text && rankOf(text, wanted, shortestInsideItems),
      );
      const known = ranks.filter((rank) => typeof rank === 'number');
      return known.length === 0 ? [] : [{ item, rank: Math.min(...known) }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
};

/** What was found in whatever way, those first that are called so; the others keep their order behind them. */
export const bestFirst = <Found>(
  found: readonly Found[],
  nameOf: (one: Found) => string,
  typed: string,
): readonly Found[] => {
  const wanted = wordsOf(typed);
  return found
    .map((one) => ({ one, rank: rankOf(nameOf(one), wanted, 1) ?? Number.POSITIVE_INFINITY }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : Number(a.rank > b.rank)))
    .map(({ one }) => one);
};
