/*
 * Finds comments and test titles that break docs/conventions.md, as far as a program can tell: weak first
 * words, empty words, length.
 */

const weakStart = /^(?:what|who|whoever|whom|whose|of|for|where|how|one|ones|those|nobody|somebody)\b/i;
const weakWord = /\b(?:what|whoever|whom|nobody|somebody|meanwhile|told|stands?|stood)\b/i;
const maxLength = 400;
const maxTitleLength = 140;

/** Quoted text in a comment is an example, not prose. */
const prose = (text) => text.replace(/`[^`]*`|"[^"]*"|“[^”]*”|https?:\S+/g, '').trim();

/**
 * The reason why a text is unclear; `null` if it is fine.
 * @param {string} text
 * @param {number} [limit]
 */
export const unclearness = (text, limit = maxLength) => {
  const words = prose(text);
  if (weakStart.test(words)) return `begins with "${words.split(/\s/, 1)[0]}"`;
  const weak = weakWord.exec(words);
  if (weak) return `hangs on "${weak[0]}"`;
  return text.length > limit ? `is longer than ${limit} characters` : null;
};

/** Comments of a source with their line numbers. Adjacent line comments count as one. */
const commentsIn = (source) => {
  const found = [];
  // A glob such as `{a,b}/**/*.ts` is no comment.
  const pattern = /(?<![\w}*'"])\/\*\*?([\s\S]*?)\*\/|(?:^[ \t]*\/\/.*\n?)+|(?<=[;,{}()\s])\/\/ .*$/gm;
  for (const match of source.matchAll(pattern)) {
    const text = (match[1] ?? match[0])
      .split('\n')
      .map((line) => line.replace(/^[ \t]*(?:\/\/|\*)?[ \t]?/, ''))
      .join(' ')
      .replace(/@\w+.*$/, '')
      .trim();
    if (text && !/^(?:biome|@ts|eslint|prettier|#)/.test(text)) found.push({ index: match.index, text });
  }
  return found;
};

const titlesIn = (source) =>
  [
    ...source.matchAll(
      /\b(?:test|it|describe)(?:\.\w+)*\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`([^`]*)`)/g,
    ),
  ].map((match) => ({
    index: match.index,
    text: match[1] ?? match[2] ?? match[3] ?? '',
    isTitle: true,
  }));

/**
 * @param {string} file
 * @param {string} source
 * @returns {{ line: number, text: string, reason: string }[]}
 */
export const unclearTexts = (file, source) => {
  const isTest = /\.(?:test|spec)\.\w+$/.test(file);
  return [...commentsIn(source), ...(isTest ? titlesIn(source) : [])].flatMap(({ index, text, isTitle }) => {
    const reason = unclearness(text, isTitle ? maxTitleLength : maxLength);
    return reason ? [{ line: source.slice(0, index).split('\n').length, text, reason }] : [];
  });
};
