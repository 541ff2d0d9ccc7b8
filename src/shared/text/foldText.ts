const ascii = /^[\0-\x7f]*$/;

/**
 * Normalises text for search and sorting: lower case, Latin letters without accents, one kind of apostrophe.
 * Cyrillic й and ї are separate letters and stay; stress marks are removed.
 */
export const foldText = (value: string): string => {
  const lower = value.toLowerCase();
  if (ascii.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replaceAll(/(?<=[a-z])\p{Mark}+|\u0301/gu, '')
    .normalize('NFC')
    .replaceAll(/[’ʼ`]/g, "'");
};

/** Removes spaces, brackets, dots and dashes from a phone number. */
export const foldPhone = (value: string): string => value.replaceAll(/[\s().–-]/g, '');
