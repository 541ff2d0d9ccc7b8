import type { CountryId } from './countries.ts';

/** Number format of a country: code, trunk prefix, and groups of digits after them. */
interface NumberingPlan {
  country: CountryId;
  code: string;
  trunk: string;
  groups: readonly number[];
  /** Valid first digits after code and trunk prefix. */
  first: RegExp;
}

const plans: readonly NumberingPlan[] = [
  { country: 'es', code: '34', trunk: '', groups: [3, 3, 3], first: /^[6-9]/ },
  { country: 'ua', code: '380', trunk: '0', groups: [2, 3, 2, 2], first: /^[3-9]/ },
];

const lengthOf = ({ groups }: NumberingPlan): number => groups.reduce((sum, length) => sum + length, 0);

interface PhoneNumber {
  /** Typed with a country code, so that it is unique worldwide. */
  isInternational: boolean;
  /** `null`: unknown code, or no code and any country possible. */
  plan: NumberingPlan | null;
  /** Without code and trunk prefix, if known. */
  national: string;
  /** All digits after the plus, or as typed without a plus. */
  digits: string;
}

const isWholeIn = (plan: NumberingPlan, digits: string): boolean =>
  digits.startsWith(plan.code) && digits.length === plan.code.length + lengthOf(plan);

const parsePhone = (typed: string): PhoneNumber => {
  // Drop the trunk prefix of `+34 (0)608 …`: it is only dialled within the country.
  const isInternational = /^[\s(]*(?:\+|00)/.test(typed);
  const all = (isInternational ? typed.replace('(0)', '') : typed).replaceAll(/\D/g, '');
  const digits = isInternational ? all.replace(/^00/, '') : all;
  const plan = plans.find((known) =>
    isInternational ? digits.startsWith(known.code) : isWholeIn(known, digits),
  );
  if (!plan) return { isInternational, plan: null, national: digits, digits };
  return { isInternational: true, plan, national: digits.slice(plan.code.length), digits };
};

const grouped = (digits: string, groups: readonly number[]): string => {
  const parts: string[] = [];
  let at = 0;
  for (const length of groups) {
    parts.push(digits.slice(at, at + length));
    at += length;
  }
  return [...parts, digits.slice(at)].filter(Boolean).join(' ');
};

const withoutTrunk = (digits: string, { trunk }: NumberingPlan): string =>
  digits.startsWith(trunk) ? digits.slice(trunk.length) : digits;

/**
 * Searches a complete number without its country code, which matches both spellings, and a partial number as
 * typed.
 */
const ownForms = (typed: string): readonly string[] => {
  const { isInternational, plan, national, digits } = parsePhone(typed);
  if (!isInternational) {
    const spaced = plans.flatMap((known) => {
      const rest = withoutTrunk(digits, known);
      return rest.length > Math.max(...known.groups) ? [grouped(rest, known.groups)] : [];
    });
    const whole = plans.map((known) => withoutTrunk(digits, known)).find(({ length }) => length === 9);
    return [whole ?? digits, ...spaced];
  }
  if (!plan) return [`+${digits}`];
  if (national.length >= lengthOf(plan)) return [national, grouped(national, plan.groups)];
  return [`+${digits}`, `+${plan.code} ${grouped(national, plan.groups)}`.trim()];
};

/** Puts the digits into the format of the sample; `null` if their number differs. */
const fill = (sample: string, digits: string): string | null => {
  if (sample.replaceAll(/\D/g, '').length !== digits.length) return null;
  let at = 0;
  return sample.replaceAll(/\d/g, () => digits.charAt(at++));
};

/** Formats a complete number like a sample of the same country; `null` if the sample does not fit. */
const writtenLike = (sample: string, typed: string): string | null => {
  const { plan, national, digits } = parsePhone(typed);
  const of = parsePhone(sample);
  if (of.isInternational)
    return plan && plan === of.plan ? fill(sample, /^\D*00/.test(sample) ? `00${digits}` : digits) : null;
  const known = plan ?? plans.find((one) => withoutTrunk(digits, one).length === lengthOf(one));
  const own = plan || !known ? national : withoutTrunk(digits, known);
  return fill(sample, own) ?? (known ? fill(sample, known.trunk + own) : null);
};

/**
 * All spellings to search for a typed number, because the server compares characters. In order: the format of
 * the samples (numbers from that server), as typed, bare digits, and grouped by country. Omits forms that
 * contain a shorter one: they match nothing more.
 */
export const phoneForms = (typed: string, samples: readonly string[] = []): readonly string[] => {
  const learned = samples.flatMap((sample) => writtenLike(sample, typed) ?? []);
  const forms = [...learned, typed.trim(), ...ownForms(typed)];
  const shortest = (form: string): string =>
    forms.filter((other) => form.includes(other)).reduce((a, b) => (b.length < a.length ? b : a), form);
  return [...new Set(forms.map(shortest))];
};

/** Format for display: country code and groups. Incomplete numbers and unknown countries stay as typed. */
export const groupPhone = (typed: string): string => {
  const { plan, national } = parsePhone(typed);
  const isWhole = plan !== null && national.length === lengthOf(plan) && /^[\s\d+().-]+$/.test(typed);
  return isWhole ? `+${plan.code} ${grouped(national, plan.groups)}` : typed.trim();
};

/**
 * Adds the country code to a complete number; `null` if it has one already or does not belong to the country.
 */
export const withCountryCode = (typed: string, country: CountryId): string | null => {
  const plan = plans.find((known) => known.country === country);
  if (!plan || parsePhone(typed).isInternational || !/^[\s\d().-]+$/.test(typed)) return null;
  const digits = typed.replaceAll(/\D/g, '');
  // A Ukrainian number without its trunk prefix could also be a Spanish one.
  if (!digits.startsWith(plan.trunk)) return null;
  const national = withoutTrunk(digits, plan);
  const isWhole = national.length === lengthOf(plan) && plan.first.test(national);
  return isWhole ? `+${plan.code} ${grouped(national, plan.groups)}` : null;
};

/** Whether the number is complete and so identifies a single person. */
export const isWholePhone = (typed: string): boolean => {
  const { plan, national } = parsePhone(typed);
  return plan ? national.length === lengthOf(plan) : national.length >= 9 && national.length <= 15;
};

/** Country by code, or by trunk prefix of a complete number; `null` if it is none of ours. */
export const countryOfPhone = (typed: string): CountryId | null => {
  const { plan, digits } = parsePhone(typed);
  const own = plans.find(
    (known) =>
      known.trunk !== '' &&
      digits.startsWith(known.trunk) &&
      digits.length === known.trunk.length + lengthOf(known),
  );
  return (plan ?? own)?.country ?? null;
};

/** Whether two spellings are the same number. One of them may lack the country code. */
export const isSamePhone = (one: string, other: string): boolean => {
  const [a, b] = [parsePhone(one), parsePhone(other)];
  if (a.plan && b.plan) return a.digits === b.digits;
  const plan = a.plan ?? b.plan;
  const own = ({ national }: PhoneNumber): string => (plan ? withoutTrunk(national, plan) : national);
  return own(a) === own(b);
};
