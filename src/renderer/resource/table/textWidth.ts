/** Widths of letters in DejaVu Sans at 13 px, the widest of the usual system fonts. */
const classes: readonly (readonly [RegExp, number])[] = [
  [/[ ijlI.,:;'’|ії]/u, 4.2],
  [/[tfr()/-]/u, 5.2],
  [/[sczJгтзсє]/u, 7.4],
  [/[aeovyxаеовкч]/u, 8],
  [/[mwMWшщжмюфШЩЖМЮФ@%…—★]/u, 12.4],
  [/\p{Lu}/u, 9.5],
];
const usual = 8.3;

const widths = new Map<string, number>();

const letterWidth = (letter: string): number => {
  const known = widths.get(letter);
  if (known !== undefined) return known;
  const width = classes.find(([letters]) => letters.test(letter))?.[1] ?? usual;
  widths.set(letter, width);
  return width;
};

/** Estimated width of a line in pixels. */
export const textWidth = (text: string, fontSize = 13): number => {
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return Math.ceil((width * fontSize) / 13);
};
