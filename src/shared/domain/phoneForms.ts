import type { CountryId } from './countries.ts';

/** How a country writes its numbers: its code, what is dialled in place of it, and the groups behind. */
interface NumberingPlan {
  country: CountryId;
  code: string;
  trunk: string;
  groups: readonly number[];
  /** How numbers begin behind code and trunk prefix. */
  first: RegExp;
}

const plans: readonly NumberingPlan[] = [
  { country: 'es', code: '34', trunk: '', groups: [3, 3, 3], first: /^[6-9]/ },
  { country: 'ua', code: '380', trunk: '0', groups: [2, 3, 2, 2], first: /^[3-9]/ },
];

const lengthOf = ({ groups }: NumberingPlan): number => groups.reduce((sum, length) => sum + length, 0);

interface PhoneNumber {
  /** The country's code was typed, so that the number is its own anywhere. */
  isInternational: boolean;
  /** null: the code is not known here, or there is none and the number may be of any country. */
  plan: NumberingPlan | null;
  /** Without code and trunk prefix, as far as these are known. */
  national: string;
  /** All that is dialled behind a plus, or the number as it was typed without one. */
  digits: string;
}

const isWholeIn = (plan: NumberingPlan, digits: string): boolean =>
  digits.startsWith(plan.code) && digits.length === plan.code.length + lengthOf(plan);

const parsePhone = (typed: string): PhoneNumber => {
  // `+34 (0)608 …`: the trunk prefix is only dialled within the country.
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

/** A whole number is looked for without its code, which finds it with and without; a part of one as it was begun. */
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

/** Puts digits in the places that the sample has them; null where there are more or fewer. */
const fill = (sample: string, digits: string): string | null => {
  if (sample.replaceAll(/\D/g, '').length !== digits.length) return null;
  let at = 0;
  return sample.replaceAll(/\d/g, () => digits.charAt(at++));
};

/** A whole number as another one of its country is written; null where the sample does not tell. */
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
 * All the ways in which a number may be written that was typed: the server compares letter by letter. First as the
 * samples are written, which are numbers of that server; then as typed, bare, and in the groups of its country. What
 * contains a shorter form finds nothing that this one does not, and is left out.
 */
export const phoneForms = (typed: string, samples: readonly string[] = []): readonly string[] => {
  const learned = samples.flatMap((sample) => writtenLike(sample, typed) ?? []);
  const forms = [...learned, typed.trim(), ...ownForms(typed)];
  const shortest = (form: string): string =>
    forms.filter((other) => form.includes(other)).reduce((a, b) => (b.length < a.length ? b : a), form);
  return [...new Set(forms.map(shortest))];
};

/** The form that people read: country code and groups. What is not whole, or of no known country, stays as typed. */
export const groupPhone = (typed: string): string => {
  const { plan, national } = parsePhone(typed);
  const isWhole = plan !== null && national.length === lengthOf(plan) && /^[\s\d+().-]+$/.test(typed);
  return isWhole ? `+${plan.code} ${grouped(national, plan.groups)}` : typed.trim();
};

/** A whole number with the code of this country in front; null where it has a code, or is none of that country. */
export const withCountryCode = (typed: string, country: CountryId): string | null => {
  const plan = plans.find((known) => known.country === country);
  if (!plan || parsePhone(typed).isInternational || !/^[\s\d().-]+$/.test(typed)) return null;
  const digits = typed.replaceAll(/\D/g, '');
  // Without its trunk prefix a Ukrainian number might as well be a Spanish one.
  if (!digits.startsWith(plan.trunk)) return null;
  const national = withoutTrunk(digits, plan);
  const isWhole = national.length === lengthOf(plan) && plan.first.test(national);
  return isWhole ? `+${plan.code} ${grouped(national, plan.groups)}` : null;
};

/** Whether a number has all its digits, so that it is somebody's and not a part of many. */
export const isWholePhone = (typed: string): boolean => {
  const { plan, national } = parsePhone(typed);
  return plan ? national.length === lengthOf(plan) : national.length >= 9 && national.length <= 15;
};

/** The country whose code a number has, or whose trunk prefix a whole one has, where that is one of ours. */
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

/** Whether two spellings are one number; one of them may lack the country's code. */
export const isSamePhone = (one: string, other: string): boolean => {
  const [a, b] = [parsePhone(one), parsePhone(other)];
  if (a.plan && b.plan) return a.digits === b.digits;
  const plan = a.plan ?? b.plan;
  const own = ({ national }: PhoneNumber): string => (plan ? withoutTrunk(national, plan) : national);
  return own(a) === own(b);
};
