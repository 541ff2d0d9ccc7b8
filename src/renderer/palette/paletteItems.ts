import { foldText } from '#shared/text/foldText.ts';
import type { Option, OptionGroup } from '../ui/OptionList.tsx';

export interface PaletteItem extends Option {
  words?: readonly string[];
  /** Target path; without one, `run` is called. */
  path?: string;
  /** Action. With `path`, it runs before navigating in this window. */
  run?: () => void;
  /** Opens a panel instead of the path in this window. A new window shows the path. */
  open?: () => void;
  staysOpen?: boolean;
  /** The query equals the record's phone number, e-mail address or id. */
  isExact?: boolean;
  /** City or country of the record, if it is not the current one. */
  place?: string;
}

export type PaletteGroup = OptionGroup<PaletteItem> & { name: string };

/** Replaces every kind of dash with a hyphen. */
const fold = (text: string): string => foldText(text).replaceAll(/\p{Pd}/gu, '-');

const wordsOf = (typed: string): readonly string[] => fold(typed).split(/\s+/).filter(Boolean);

/** Index of a word that starts with `part`; -1 if there is none. */
const wordBeginning = (text: string, part: string): number => {
  let at = text.indexOf(part);
  while (at > 0 && /[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) at = text.indexOf(part, at + 1);
  return at;
};

/** Two letters match the beginning of too many place names. */
const shortestOfPlace = 3;

/** Words of the query that do not belong to a place name; empty if no word matches the name. */
export const otherWords = (names: readonly string[], typed: string): string => {
  const words = wordsOf(typed);
  if (words.length < 2) return '';
  const named = fold(names.join(' '));
  const rest = words.filter((word) => word.length < shortestOfPlace || wordBeginning(named, word) < 0);
  return rest.length === words.length ? '' : rest.join(' ');
};

/** Rank, lower is better: start of the text, start of a word, inside a word. `null` if a word is missing. */
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

/** Shorter words must match the start of a word: "Ana" must not match "España". */
const shortestInsideItems = 5;

/** English version of a UI text; empty if the text is English or not a UI text. */
export type EnglishOf = (text: string) => string;

/** True if the text is the item's whole name, in the UI language or in English. */
export const isNamed = ({ label }: PaletteItem, typed: string, englishOf: EnglishOf): boolean => {
  const wanted = wordsOf(typed).join(' ');
  return wanted !== '' && [label, englishOf(label)].some((name) => wordsOf(name).join(' ') === wanted);
};

/** Items that contain every typed word, in the UI language or in English, best first (stable sort). */
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
      if (known.length === 0) return [];
      return [{ item, rank: isNamed(item, typed, englishOf) ? -1 : Math.min(...known) }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
};

/** Sorts the items whose name matches before all others (stable sort). */
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
