/** Limits a text in labels, titles and messages; a pair of surrogates is not split. */
export const shortenText = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
