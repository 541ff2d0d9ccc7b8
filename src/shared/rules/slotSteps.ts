import { isAmount, type NumberBounds, type NumberStep, stepped } from './numberSteps.ts';
import { type SlotChange, type SlotValues, valuesOf } from './slotChanges.ts';
import type { TimeSlot } from './slotWeek.ts';

/** Smallest value and decimals of each number of a slot (operations §5), and the largest usual value. */
export const slotNumberRules = {
  couriersLimit: { min: 0, decimals: 0 },
  minFreeCouriers: { min: 0, decimals: 0 },
  // 15 is a typo for 1.5.
  costMultiplier: { min: 1, decimals: 1, usualMax: 3 },
} as const satisfies Partial<Record<keyof TimeSlot, NumberBounds & { usualMax?: number }>>;
export type SlotNumberName = keyof typeof slotNumberRules;
export const slotNumberNames = Object.keys(slotNumberRules) as SlotNumberName[];

/** Step of each number; `set` by default. */
export type SlotSteps = { readonly [Name in SlotNumberName]?: NumberStep };

const stepOf = (steps: SlotSteps, name: SlotNumberName): NumberStep => steps[name] ?? 'set';

/** Whether the result depends on the present values, which another user may have changed since. */
export const isRelative = (values: SlotValues, steps: SlotSteps): boolean =>
  slotNumberNames.some((name) => values[name] !== undefined && stepOf(steps, name) !== 'set');

/** The limit of an unlimited slot is infinite: only a value or an upper bound can limit it, if that is chosen. */
const keepsUnlimited = (slot: TimeSlot, { isCouriersLimited }: SlotValues, step: NumberStep): boolean =>
  slot.isCouriersLimited === false && (isCouriersLimited !== true || isAmount(step) || step === 'atLeast');

/** New number of a slot; `undefined` if it keeps its own. */
const nextNumber = (slot: TimeSlot, name: SlotNumberName, typed: number, step: NumberStep) => {
  const present = valuesOf(slot)[name];
  if (step === 'set' || (name === 'couriersLimit' && slot.isCouriersLimited === false)) return typed;
  if (present === undefined) return undefined;
  const next = stepped(step, present, typed, slotNumberRules[name]);
  return next === present ? undefined : next;
};

/** Change of one slot in a bulk edit; `null` if it keeps all its values. */
export const steppedChange = (slot: TimeSlot, values: SlotValues, steps: SlotSteps): SlotChange | null => {
  const next: SlotValues = { ...values };
  for (const name of slotNumberNames) {
    const typed = values[name];
    if (typed === undefined) continue;
    const step = stepOf(steps, name);
    const isKept = name === 'couriersLimit' && keepsUnlimited(slot, values, step);
    const number = isKept ? undefined : nextNumber(slot, name, typed, step);
    if (number === undefined) delete next[name];
    else next[name] = number;
    // Without a new limit, the switch alone would limit the slot to an old number.
    if (name === 'couriersLimit' && number === undefined && values.isCouriersLimited === true)
      delete next.isCouriersLimited;
  }
  return Object.keys(next).length > 0 ? { slot, values: next } : null;
};
