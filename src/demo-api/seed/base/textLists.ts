/** `one; two` as a list: long lists of words stay readable in the source. */
export const items = (text: string): string[] => text.split(/;\s*/);

/** `Pizza margarita 9.5; Agua 1.9` as names with prices in euro. */
export const priced = (text: string): (readonly [name: string, price: number])[] =>
  items(text).map((entry) => {
    const space = entry.lastIndexOf(' ');
    return [entry.slice(0, space), Number(entry.slice(space + 1))];
  });

/** `Pizza; Pizzerías; Las mejores pizzerías; Ofertas en pizza`: what a category is called in its four places. */
export const titles = (text: string) => {
  const [name = '', listName = '', topListName = '', promotionsName = ''] = items(text);
  return { name, listName, topListName, promotionsName };
};
