import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isAmount, signedAmount } from '#shared/rules/numberSteps.ts';
import type { SlotValueName, SlotValues } from '#shared/rules/slotChanges.ts';
import { type SlotNumberName, type SlotSteps, slotNumberRules } from '#shared/rules/slotSteps.ts';
import { parseNumber } from '../../resource/fields/number/parseNumber.ts';
import { languageOf } from '../../ui/useFormatters.ts';

/** State of the inputs. Numbers are text, as typed. */
export interface SlotDraft {
  isDeliveryActive: boolean;
  isHighDemand: boolean;
  isCouriersLimited: boolean;
  couriersLimit: string;
  minFreeCouriers: string;
  costMultiplier: string;
}

/** Switches cannot be empty, so they start with these values if the slots differ. */
const flagDefaults = { isDeliveryActive: true, isHighDemand: false, isCouriersLimited: false } as const;

/** Defaults for missing numbers of a single slot. In a bulk edit, the inputs start empty. */
const numberDefaults = { couriersLimit: 0, minFreeCouriers: 0, costMultiplier: 1 } as const;

export const draftOf = (values: SlotValues, isOfMany: boolean, i18n: I18n): SlotDraft => {
  const { couriersLimit, minFreeCouriers, costMultiplier, ...flags } = {
    ...flagDefaults,
    ...(isOfMany ? {} : numberDefaults),
    ...values,
  };
  const typed = (value: number | undefined): string =>
    value === undefined ? '' : i18n.number(value, { useGrouping: false, maximumFractionDigits: 10 });
  return {
    ...flags,
    couriersLimit: typed(couriersLimit),
    minFreeCouriers: typed(minFreeCouriers),
    costMultiplier: typed(costMultiplier),
  };
};

const isNumberName = (name: SlotValueName): name is SlotNumberName => Object.hasOwn(slotNumberRules, name);

const numberProblem = (name: SlotNumberName, text: string, steps: SlotSteps, i18n: I18n): string | null => {
  const { min: least, decimals } = slotNumberRules[name];
  const min = isAmount(steps[name] ?? 'set') ? 0 : least;
  // In a bulk edit, a sign has become the step. A value of `+2` could mean 2 more.
  if (signedAmount(text)) return i18n._(msg`Enter the new number without + or −`);
  const value = parseNumber(text, languageOf(i18n));
  if (typeof value !== 'number') return i18n._(msg`Enter a number`);
  const lowest = i18n.number(min);
  if (value < min) return i18n._(msg`Must not be less than ${lowest}`);
  if (Number(value.toFixed(decimals)) === value) return null;
  return i18n._(decimals === 0 ? msg`Enter a whole number` : msg`At most one decimal`);
};

export type SlotProblems = Partial<Record<SlotNumberName, string>>;

/** Validation messages by field; empty if all given fields are valid. */
export const problemsOf = (
  draft: SlotDraft,
  names: readonly SlotValueName[],
  steps: SlotSteps,
  i18n: I18n,
): SlotProblems => {
  const problems: SlotProblems = {};
  for (const name of names.filter(isNumberName)) {
    const problem = numberProblem(name, draft[name], steps, i18n);
    if (problem !== null) problems[name] = problem;
  }
  return problems;
};

export const valuesIn = (draft: SlotDraft, names: readonly SlotValueName[], i18n: I18n): SlotValues =>
  Object.fromEntries(
    names.map((name) => [
      name,
      isNumberName(name) ? (parseNumber(draft[name], languageOf(i18n)) ?? undefined) : draft[name],
    ]),
  );
