/** Tax numbers of companies and people in Spain (CIF, DNI, NIE) and Ukraine (EDRPOU, RNOKPP). */
const shape = /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z]?|\d{10})$/;

/** European VAT number of Spain: the country's code before the national number. */
const withoutCountry = (number: string): string =>
  number.replace(/^ES(?=[A-Z]\d{7}[A-Z\d]$|\d{8}[A-Z]$)/, '');

const bare = (typed: string): string => typed.replaceAll(/[\s.-]/g, '').toUpperCase();

const isTaxNumber = (typed: string): boolean => shape.test(withoutCountry(bare(typed)));

/** Official format: upper case without separators. Other text is only trimmed. */
export const compactTaxNumber = (typed: string): string => (isTaxNumber(typed) ? bare(typed) : typed.trim());

const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits.charAt(at)), 0);

/** Spanish DNI: check letter for 8 digits. In a NIE the first letter X, Y, Z counts as 0, 1, 2. */
export const dniLetter = (digits: string): string => 'TRWAGMYFPDXBNJZSQVHLCKE'.charAt(Number(digits) % 23);

/** Spanish CIF: check digit for the 7 digits after the letter. */
export const cifDigit = (digits: string): string => {
  const sum = [...digits].reduce((total, digit, at) => {
    const doubled = Number(digit) * 2;
    return total + (at % 2 === 0 ? Math.floor(doubled / 10) + (doubled % 10) : Number(digit));
  }, 0);
  return String((10 - (sum % 10)) % 10);
};

/** Spanish CIF: the check digit as a letter, used by some legal forms. */
const cifLetter = (digits: string): string => 'JABCDEFGHI'.charAt(Number(cifDigit(digits)));

/**
 * Ukrainian EDRPOU: check digit for 7 digits. A remainder of 10 is recomputed with weights increased by 2.
 */
export const edrpouDigit = (digits: string): string => {
  const weights = /^[345]/.test(digits) ? [7, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7];
  const first = weighted(digits, weights) % 11;
  if (first < 10) return String(first);
  const larger = weights.map((weight) => weight + 2);
  return String((weighted(digits, larger) % 11) % 10);
};

/** Ukrainian RNOKPP: check digit for 9 digits. */
export const rnokppDigit = (digits: string): string => {
  // Add 11 because the first weight is negative: the remainder must not be.
  const sum = weighted(digits, [-1, 5, 7, 9, 4, 6, 10, 5, 7]) + 11;
  return String((sum % 11) % 10);
};

/** Accepts digit and letter: sources disagree which legal forms use which. */
const isCif = (digits: string, control: string): boolean =>
  control === cifDigit(digits) || control === cifLetter(digits);

const isControlRight = (number: string): boolean => {
  const [digits, control] = [number.slice(0, -1), number.slice(-1)];
  if (/^\d{10}$/.test(number)) return control === rnokppDigit(digits);
  if (/^\d{8}$/.test(number)) return control === edrpouDigit(digits);
  if (/^\d/.test(number)) return control === dniLetter(digits);
  const [kind, own] = [digits.charAt(0), digits.slice(1)];
  const asNie = 'XYZ'.indexOf(kind);
  if (asNie >= 0) return control === dniLetter(`${asNie}${own}`);
  // K, L, M: people without a DNI. Issued under either letter rule.
  if (/[KLM]/.test(kind)) return control === dniLetter(own) || control === cifLetter(own);
  return /[ABCDEFGHJNPQRSUVW]/.test(kind) && isCif(own, control);
};

/** `shape`: no tax number at all. `control`: wrong check character. */
export const taxNumberFault = (typed: string): 'shape' | 'control' | null => {
  if (!isTaxNumber(typed)) return 'shape';
  return isControlRight(withoutCountry(bare(typed))) ? null : 'control';
};
