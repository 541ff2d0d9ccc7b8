const shape = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/**
 * Remainder modulo 97, with letters counted from 10. Computed digit by digit because the number exceeds a
 * double.
 */
const mod97 = (text: string): number => {
  let rest = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
};

/** Length by country (ISO 13616 registry). Unlisted countries are checked by their check digits only. */
const lengths = Object.fromEntries(
  (
    'NO15 BE16 BI27 DK18 FK18 FI18 FO18 GL18 NL18 SD18 MK19 SI19 AT20 BA20 EE20 KZ20 LT20 LU20 MN20 XK20 ' +
    'CH21 HR21 LI21 LV21 BG22 BH22 CR22 DE22 GB22 GE22 IE22 ME22 RS22 VA22 AE23 GI23 IL23 IQ23 OM23 SO23 TL23 ' +
    'AD24 CZ24 ES24 MD24 PK24 RO24 SA24 SE24 SK24 TN24 VG24 LY25 PT25 ST25 IS26 TR26 FR27 GR27 IT27 MC27 MR27 SM27 DJ27 ' +
    'AL28 AZ28 BY28 CY28 DO28 GT28 HN28 HU28 LB28 NI28 PL28 SV28 BR29 EG29 PS29 QA29 UA29 JO30 KW30 MU30 YE30 ' +
    'MT31 SC31 LC32 RU33'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

const spanishWeights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

/** Spanish control digit: of bank and branch after two zeros, or of the ten account digits. */
const spanishDigit = (tenDigits: string): number => {
  const sum = spanishWeights.reduce((total, weight, at) => total + weight * Number(tenDigits.charAt(at)), 0);
  const rest = 11 - (sum % 11);
  return rest === 11 ? 0 : rest === 10 ? 1 : rest;
};

/** Both control digits of a Spanish account: of bank and branch (8 digits) and of the account number (10). */
export const spanishControl = (bank: string, account: string): string =>
  `${spanishDigit(`00${bank}`)}${spanishDigit(account)}`;

/** Spanish accounts have control digits in addition to the IBAN check digits. */
const isAccountRight = (compact: string): boolean =>
  !compact.startsWith('ES') ||
  compact.slice(12, 14) === spanishControl(compact.slice(4, 12), compact.slice(14));

/** Validates length and check digits of a bank account number (ISO 13616). Ignores spaces. */
export const isIban = (text: string): boolean => {
  const compact = text.replaceAll(/\s/g, '').toUpperCase();
  const length = lengths[compact.slice(0, 2)] ?? compact.length;
  return (
    shape.test(compact) &&
    compact.length === length &&
    mod97(compact.slice(4) + compact.slice(0, 4)) === 1 &&
    isAccountRight(compact)
  );
};

/** Begins like an IBAN, valid or not. */
const beginning = /^[A-Z]{2}\d{2}[A-Z0-9]+$/;

/** Format for saving: upper case without separators. Text that does not look like an IBAN is only trimmed. */
export const compactIban = (text: string): string => {
  const compact = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return beginning.test(compact) ? compact : text.trim();
};

/** Format for display: groups of four, as printed on paper. */
export const groupIban = (text: string): string => {
  const compact = compactIban(text);
  return beginning.test(compact) ? compact.replaceAll(/.{4}(?=.)/g, '$& ') : compact;
};

/** Country, check digits and the last four characters. Text that does not look like an IBAN stays whole. */
export const shortIban = (text: string): string => {
  const compact = compactIban(text);
  return beginning.test(compact) && compact.length > 8
    ? `${compact.slice(0, 4)} … ${compact.slice(-4)}`
    : compact;
};
