const shape = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Letters count from 10 on; digits stay. Taken piece by piece, because the whole number is far too long. */
const mod97 = (text: string): number => {
  let rest = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
};

/** Whether the check digits of a bank account number are right (ISO 13616). Spaces do not matter. */
export const isIban = (text: string): boolean => {
  const compact = text.replaceAll(/\s/g, '').toUpperCase();
  return shape.test(compact) && mod97(compact.slice(4) + compact.slice(0, 4)) === 1;
};

/** What begins like a bank account number: an IBAN, or one that is still wrong. */
const beginning = /^[A-Z]{2}\d{2}[A-Z0-9]+$/;

/** The saved form: in capitals, with nothing between them. What does not look like an IBAN stays as it was typed. */
export const compactIban = (text: string): string => {
  const compact = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return beginning.test(compact) ? compact : text.trim();
};

/** The form that people read, and that stands on paper: in groups of four. */
export const groupIban = (text: string): string => {
  const compact = compactIban(text);
  return beginning.test(compact) ? compact.replaceAll(/.{4}(?=.)/g, '$& ') : compact;
};
