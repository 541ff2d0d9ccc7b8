import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { type SlotChange, valuesOf } from '#shared/rules/slotChanges.ts';
import type { SlotNumberName, SlotSteps } from '#shared/rules/slotSteps.ts';
import type { TimeSlot } from '#shared/rules/slotWeek.ts';
import { noLimit, numberText } from './slotTexts.ts';

/** Smallest and largest number, such as `8–10`; `undefined` is no limit. */
const rangeText = (numbers: readonly (number | undefined)[], i18n: I18n): string => {
  const known = numbers.filter((number) => number !== undefined);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const text =
    least === most ? numberText(least, i18n) : `${numberText(least, i18n)}–${numberText(most, i18n)}`;
  return [...(known.length > 0 ? [text] : []), ...(known.length < numbers.length ? [noLimit] : [])].join(
    ', ',
  );
};

/** Number of slots that keep no limit while others get one; `null` if there are none. */
export const unlimitedText = (
  slots: readonly TimeSlot[],
  changes: readonly SlotChange[],
  i18n: I18n,
): string | null => {
  const limited = new Set(
    changes.filter(({ values }) => values.couriersLimit !== undefined).map(({ slot }) => slot.id),
  );
  const count = slots.filter(
    ({ id, isCouriersLimited }) => isCouriersLimited === false && !limited.has(id),
  ).length;
  if (count === 0) return null;
  return i18n._(
    msg`${plural(count, {
      one: '# slot has no limit and keeps none',
      other: '# slots have no limit and keep none',
    })}`,
  );
};

interface SteppedSlots {
  slots: readonly TimeSlot[];
  changes: readonly SlotChange[];
  steps: SlotSteps;
}

/** Effect of a number on the selected slots, such as `8–10 → 10–12`; slots without a limit that keep none. */
export const stepHint = (
  name: SlotNumberName,
  { slots, changes, steps }: SteppedSlots,
  i18n: I18n,
): string => {
  const changing = changes.filter(({ values }) => values[name] !== undefined);
  const present = changing.map(({ slot }) => valuesOf(slot)[name]);
  const next = changing.map(({ values }) => values[name]);
  const parts: string[] = [];
  if (changing.length > 0 && (steps[name] ?? 'set') !== 'set')
    parts.push(`${rangeText(present, i18n)} → ${rangeText(next, i18n)}`);
  const unlimited = name === 'couriersLimit' ? unlimitedText(slots, changes, i18n) : null;
  if (unlimited) parts.push(unlimited);
  else if (changing.length === 0) parts.push(i18n._(msg`No slot changes`));
  return parts.join(' · ');
};
