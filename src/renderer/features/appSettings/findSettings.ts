/** Small letters without accents, so that `codigo` finds `código`. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether every word that was typed begins a word, or stands within one, of these texts. */
export const matchesWords = (typed: string, texts: readonly string[]): boolean => {
  const all = plain(texts.join(' '));
  return plain(typed)
    .split(/\s+/)
    .every((word) => all.includes(word));
};
