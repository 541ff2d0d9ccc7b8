import type { I18n } from '@lingui/core';
import type { SlotChange } from '#shared/rules/slotChanges.ts';
import { type SlotNumberName, slotNumberNames, slotNumberRules } from '#shared/rules/slotSteps.ts';
import { unusualNumber } from '../../resource/fields/number/number.tsx';
import { parseNumber } from '../../resource/fields/number/parseNumber.ts';
import { languageOf } from '../../ui/useFormatters.ts';
import { belowBookedTexts } from './belowBooked.ts';
import { numberText, valueLabels } from './slotTexts.ts';

const unusualText = (name: SlotNumberName, value: unknown, i18n: I18n): string | null => {
  const rule = slotNumberRules[name];
  return 'usualMax' in rule ? unusualNumber(value, rule.usualMax, i18n) : null;
};

/** Warning about a typed number; `null` if it is usual. */
export const typedWarning = (name: SlotNumberName, typed: string, i18n: I18n): string | null =>
  unusualText(name, parseNumber(typed, languageOf(i18n)), i18n);

/** Lines about new numbers that are probably typing errors, each value once. */
export const unusualTexts = (changes: readonly SlotChange[], i18n: I18n): string[] => [
  ...new Set(
    changes.flatMap(({ slot, values }) =>
      slotNumberNames.flatMap((name) => {
        const warning = values[name] === slot[name] ? null : unusualText(name, values[name], i18n);
        return warning === null
          ? []
          : [`${i18n._(valueLabels[name])} ${numberText(values[name], i18n)}: ${warning}`];
      }),
    ),
  ),
];

/** Questions before changes are saved: limits below the bookings, and unusual numbers. */
export const slotDoubts = (
  changes: readonly SlotChange[],
  names: ReadonlyMap<string, string>,
  i18n: I18n,
): string[] => [...belowBookedTexts(changes, names, i18n), ...unusualTexts(changes, i18n)];
