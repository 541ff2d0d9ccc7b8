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

/** Length by country (registry of ISO 13616). A country that joins later is checked by its digits alone. */
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

/** A Spanish control digit: of bank and branch behind two zeros, or of the account's ten digits. */
const spanishDigit = (tenDigits: string): number => {
  const sum = spanishWeights.reduce((total, weight, at) => total + weight * Number(tenDigits.charAt(at)), 0);
  const rest = 11 - (sum % 11);
  return rest === 11 ? 0 : rest === 10 ? 1 : rest;
};

/** The two control digits within a Spanish account number: of bank with branch (8 digits), and of the account (10). */
export const spanishControl = (bank: string, account: string): string =>
  `${spanishDigit(`00${bank}`)}${spanishDigit(account)}`;

/** A Spanish account has check digits of its own beside those of the IBAN. */
const isAccountRight = (compact: string): boolean =>
  !compact.startsWith('ES') ||
  compact.slice(12, 14) === spanishControl(compact.slice(4, 12), compact.slice(14));

/** Whether length and check digits of a bank account number are right (ISO 13616). Spaces do not matter. */
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
