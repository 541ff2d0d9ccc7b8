import { foldText } from './foldText.ts';

/** "Sanchis, Lorena" has a comma. */
const wordsOf = (name: string): readonly string[] => name.split(/[\s,;]+/).filter(Boolean);

const shortestWord = 3;

/**
 * The words of a name of several, the longest first, which tells most: the server compares a name as a whole, and others may
 * stand between these, or they in another order.
 */
export const tellingWords = (name: string): readonly string[] => {
  const words = [...new Set(wordsOf(name))];
  if (words.length < 2) return [];
  return words.filter(({ length }) => length >= shortestWord).sort((one, other) => other.length - one.length);
};

/** Whether a name has all the words that somebody typed, in whatever order. */
export const hasEveryWord = (name: string, typed: string): boolean => {
  const folded = foldText(name);
  return wordsOf(foldText(typed)).every((word) => folded.includes(word));
};
