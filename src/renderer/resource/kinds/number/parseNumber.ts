const spaces = '\\s\\u00a0\\u202f';
const grouped = new RegExp(`^([1-9]\\d{0,2})(?:([.,${spaces}])\\d{3}(?:\\2\\d{3})*)([.,]\\d*)?$`);
const plain = /^(?:\d+[.,]?\d*|[.,]\d+)$/;

const groupSigns = new Map<string, string>();

/** The sign between thousands: a comma in English, a point in Spanish, a space in Ukrainian. */
const groupSign = (language: string): string => {
  const known = groupSigns.get(language);
  if (known) return known;
  const parts = new Intl.NumberFormat(language).formatToParts(1_234_567);
  const sign = parts.find(({ type }) => type === 'group')?.value ?? '';
  groupSigns.set(language, sign);
  return sign;
};

const isSpace = (sign: string): boolean => sign.trim() === '';

/** The digits with a decimal point, or null where the signs do not stand as in a number. */
const withPoint = (digits: string, language: string): string | null => {
  const [, , sign, decimals] = grouped.exec(digits) ?? [];
  if (sign !== undefined && sign !== decimals?.[0]) {
    const isRepeated = digits.indexOf(sign) !== digits.lastIndexOf(sign);
    // `1.234` is thousands only where the language writes them so; `1.234.567` and `1.234,5` can be nothing else.
    if (isSpace(sign) || isRepeated || decimals !== undefined || sign === groupSign(language)) {
      return digits.replaceAll(sign, '').replace(',', '.');
    }
  }
  return plain.test(digits) ? digits.replace(',', '.') : null;
};

/**
 * What a person typed as a number: thousands grouped as the language does, or with spaces, and either decimal sign
 * where it cannot be taken for grouping. Empty is null; undefined means that it is no number.
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
const besideSign = /^([+\u2212-]?)\s*[\u20ac\u20b4]|[\u20ac\u20b4]$/u;

/** An amount, with or without its currency sign on either side, as it is copied from a table or a letter. */
export const parseMoney = (text: string, language: string): number | null | undefined => {
  const number = text.trim().replace(besideSign, '$1');
  return number.trim() === '' && currencySign.test(text) ? undefined : parseNumber(number, language);
};
