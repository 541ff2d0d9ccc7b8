const ascii = /^[\0-\x7f]*$/;

/**
 * Text as searches and orders compare it: any case, Latin letters without their accents, any kind of apostrophe.
 * Cyrillic й and ї are letters of their own and stay; a stress mark goes.
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

/** A phone number without what people write between its digits. */
export const foldPhone = (value: string): string => value.replaceAll(/[\s().–-]/g, '');
