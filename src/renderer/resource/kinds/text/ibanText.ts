/** What begins like a bank account number: an IBAN, or one that is still wrong. */
const shape = /^[A-Z]{2}\d{2}[A-Z0-9]+$/;

/** As it is saved: in capitals, with nothing between them. What does not look like an IBAN stays as it was typed. */
export const compactIban = (text: string): string => {
  const compact = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return shape.test(compact) ? compact : text.trim();
};

/** As people read it, and as it stands on paper: in groups of four. */
export const groupIban = (text: string): string => {
  const compact = compactIban(text);
  return shape.test(compact) ? compact.replaceAll(/.{4}(?=.)/g, '$& ') : compact;
};
