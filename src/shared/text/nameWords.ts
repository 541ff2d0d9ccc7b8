import { foldText } from './foldText.ts';

/** Also splits at commas, for "Sanchis, Lorena". */
const wordsOf = (name: string): readonly string[] => name.split(/[\s,;]+/).filter(Boolean);

const shortestWord = 3;

/**
 * Distinct words of a name with several words, longest (most selective) first. The server matches only the
 * whole text, so a single word also finds names in another order or with words in between.
 */
export const distinctiveWords = (name: string): readonly string[] => {
  const words = [...new Set(wordsOf(name))];
  if (words.length < 2) return [];
  return words.filter(({ length }) => length >= shortestWord).sort((one, other) => other.length - one.length);
};

/** Whether a name contains every typed word, in any order. */
export const hasEveryWord = (name: string, typed: string): boolean => {
  const folded = foldText(name);
  return wordsOf(foldText(typed)).every((word) => folded.includes(word));
};
