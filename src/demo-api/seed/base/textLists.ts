/** `one; two` as a list: long lists of words stay readable in the source. */
export const items = (text: string): string[] => text.split(/;\s*/);

/** `Pizza margarita 9.5; Agua 1.9` as names with prices in euro. */
export const priced = (text: string): (readonly [name: string, price: number])[] =>
  items(text).map((entry) => {
    const space = entry.lastIndexOf(' ');
    return [entry.slice(0, space), Number(entry.slice(space + 1))];
  });
