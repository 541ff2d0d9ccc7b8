const spaces = '\\s\\u00a0\\u202f';
const grouped = new RegExp(`^([1-9]\\d{0,2})(?:([.,${spaces}])\\d{3}(?:\\2\\d{3})*)([.,]\\d*)?$`);
const plain = /^(?:\d+[.,]?\d*|[.,]\d+)$/;

const groupSigns = new Map<string, string>();

/** Thousands separator: comma in English, point in Spanish, space in Ukrainian. */
const groupSign = (language: string): string => {
  const known = groupSigns.get(language);
  if (known) return known;
  const parts = new Intl.NumberFormat(language).formatToParts(1_234_567);
  const sign = parts.find(({ type }) => type === 'group')?.value ?? '';
  groupSigns.set(language, sign);
  return sign;
};

const isSpace = (sign: string): boolean => sign.trim() === '';

/** Digits with a decimal point. `null`: the separators do not form a number. */
const withPoint = (digits: string, language: string): string | null => {
  const [, , sign, decimals] = grouped.exec(digits) ?? [];
  if (sign !== undefined && sign !== decimals?.[0]) {
    const isRepeated = digits.indexOf(sign) !== digits.lastIndexOf(sign);
    // `1.234` means thousands only in languages that group with a point; `1.234.567` and `1.234,5` are
    // unambiguous.
    if (isSpace(sign) || isRepeated || decimals !== undefined || sign === groupSign(language)) {
      return digits.replaceAll(sign, '').replace(',', '.');
    }
  }
  return plain.test(digits) ? digits.replace(',', '.') : null;
};

/**
 * Parses a typed number: thousands grouped by the language's sign or by spaces, either decimal sign unless it
 * is ambiguous. Empty text is `null`; `undefined` means invalid.
 */
export const parseNumber = (text: string, language: string): number | null | undefined => {
  const typed = text.trim();
  if (typed === '') return null;
  const [, sign = '', digits = ''] = /^([+\u2212-]?)\s*(.*)$/u.exec(typed) ?? [];
  const number = withPoint(digits, language);
  if (number === null) return undefined;
  const value = Number(number) * (sign === '' || sign === '+' ? 1 : -1);
  return Number.isFinite(value) ? value : undefined;
};

const currencySign = /[\u20ac\u20b4]/u;
const signAndCurrency = /^([+\u2212-]?)\s*[\u20ac\u20b4]|[\u20ac\u20b4]$/u;

/** Parses an amount with an optional currency sign on either side, as copied from tables or letters. */
export const parseMoney = (text: string, language: string): number | null | undefined => {
  const number = text.trim().replace(signAndCurrency, '$1');
  return number.trim() === '' && currencySign.test(text) ? undefined : parseNumber(number, language);
};
