import { findConflicts } from './mergeVersions.ts';
import type { TimeSlot } from './slotWeek.ts';
import { daysInWeek, hasBegun, type SlotGrid } from './slotWeek.ts';

/** Fields that staff may edit; the server owns the counters. */
export const slotValueNames = [
  'isDeliveryActive',
  'isHighDemand',
  'isCouriersLimited',
  'couriersLimit',
  'minFreeCouriers',
  'costMultiplier',
] as const satisfies readonly (keyof TimeSlot)[];
export type SlotValueName = (typeof slotValueNames)[number];
export type SlotValues = { [Name in SlotValueName]?: NonNullable<TimeSlot[Name]> };

/** Requested change of a slot. Only these fields are sent. */
export interface SlotChange {
  slot: TimeSlot;
  values: SlotValues;
}

/** Editable values that the server sent. Omits the limit of couriers when it is switched off. */
export const valuesOf = (slot: TimeSlot): SlotValues => {
  const known = slotValueNames.filter(
    (name) => slot[name] !== undefined && (name !== 'couriersLimit' || slot.isCouriersLimited !== false),
  );
  return Object.fromEntries(known.map((name) => [name, slot[name]])) as SlotValues;
};

export const commonValues = (slots: readonly TimeSlot[]): SlotValues => {
  const [first = {}, ...others] = slots.map(valuesOf);
  const isCommon = (name: SlotValueName): boolean => others.every((other) => other[name] === first[name]);
  return Object.fromEntries(Object.entries(first).filter(([name]) => isCommon(name as SlotValueName)));
};

export const isRealChange = ({ slot, values }: SlotChange): boolean => {
  const before = valuesOf(slot);
  const isLimited = values.isCouriersLimited ?? before.isCouriersLimited;
  return slotValueNames.some(
    (name) =>
      values[name] !== undefined &&
      values[name] !== before[name] &&
      (name !== 'couriersLimit' || isLimited !== false),
  );
};

/** The inverse change, as far as the previous values are known. */
export const reverseOf = ({ slot, values }: SlotChange): SlotChange => {
  const names = slotValueNames.filter((name) => values[name] !== undefined && slot[name] !== undefined);
  const before = Object.fromEntries(names.map((name) => [name, slot[name]])) as SlotValues;
  return { slot: { ...slot, ...values }, values: before };
};

/** Change of the server's slot. If it has the values already, after a lost answer, Undo restores those before. */
export const rebased = (change: SlotChange, slot = change.slot): SlotChange => {
  const { values } = change;
  return isRealChange({ slot, values })
    ? { slot, values }
    : { slot: { ...slot, ...reverseOf(change).values }, values };
};

/** Whether another user has set one of these fields to a third value since. */
export const isChangedSince = ({ slot, values }: SlotChange, now: TimeSlot): boolean =>
  findConflicts({ start: slot, mine: values, theirs: now }, Object.keys(values)).some(
    ({ changedBy }) => changedBy !== 'mine',
  );

/** The limit would be lower than the bookings, so booked couriers would have to be canceled. */
export const isBelowBooked = ({ slot, values }: SlotChange): boolean => {
  const next = { ...slot, ...values };
  return next.isCouriersLimited === true && (next.couriersLimit ?? 0) < (next.bookedCouriers ?? 0);
};

/** Groups changes by equal values, for one API call per group. */
export const batchesOf = (changes: readonly SlotChange[]): SlotChange[][] => {
  const batches = new Map<string, SlotChange[]>();
  for (const change of changes) {
    const key = JSON.stringify(slotValueNames.map((name) => change.values[name] ?? null));
    const batch = batches.get(key);
    if (batch) batch.push(change);
    else batches.set(key, [change]);
  }
  return [...batches.values()];
};

type TimeSlotGrid = SlotGrid<TimeSlot>;

/** Copies one day to a day of the same or another week. */
export interface DayCopy {
  from: number;
  to: number;
}

export interface CopyPlan {
  changes: SlotChange[];
  same: TimeSlot[];
  past: TimeSlot[];
  /** Hours for which one of the two days has no slot. */
  missing: number;
}

const emptyPlan = (): CopyPlan => ({ changes: [], same: [], past: [], missing: 0 });

const planHour = (plan: CopyPlan, from: readonly TimeSlot[], to: readonly TimeSlot[], now: number): void => {
  if (from.length === 0 || to.length === 0) plan.missing += Math.max(from.length, to.length);
  else
    for (const [index, slot] of to.entries()) {
      // The autumn clock change has an hour twice; a single source hour applies to both.
      const source = from[Math.min(index, from.length - 1)] ?? slot;
      const change = { slot, values: valuesOf(source) };
      if (hasBegun(slot, now)) plan.past.push(slot);
      else if (isRealChange(change)) plan.changes.push(change);
      else plan.same.push(slot);
    }
};

/** Preview of a copy, hour by hour, before any call is sent. */
export const planCopy = (
  source: TimeSlotGrid,
  target: TimeSlotGrid,
  days: readonly DayCopy[],
  now: number,
): CopyPlan => {
  const plan = emptyPlan();
  for (const { from, to } of days) {
    for (const [hour, slots] of (target[to] ?? []).entries()) {
      planHour(plan, source[from]?.[hour] ?? [], slots, now);
    }
  }
  return plan;
};

/** User's choice of days to copy, and of their target. */
export interface CopyChoice {
  /** The day to copy; `null`: the whole week. */
  day: number | null;
  /** Monday of the target week. */
  to: string;
  days: ReadonlySet<number>;
}

const everyDay = Array.from({ length: daysInWeek }, (_, day) => day);

/** Pairs of source and target day, without copying a day to itself. */
const dayCopies = ({ day, days }: CopyChoice, isOwnWeek: boolean): DayCopy[] => {
  if (day === null) return isOwnWeek ? [] : everyDay.map((each) => ({ from: each, to: each }));
  return everyDay
    .filter((each) => days.has(each) && !(isOwnWeek && each === day))
    .map((each) => ({ from: day, to: each }));
};

/** Preview of a copy into a zone's week; `null` if that week has no slots and must be created first. */
export const planZoneCopy = (
  source: { zone: string; monday: string; grid: TimeSlotGrid },
  choice: CopyChoice,
  target: { zone: string; grid: TimeSlotGrid },
  now: number,
): CopyPlan | null => {
  if (target.grid.every((hours) => hours.every((slots) => slots.length === 0))) return null;
  const isOwnWeek = target.zone === source.zone && choice.to === source.monday;
  return planCopy(source.grid, target.grid, dayCopies(choice, isOwnWeek), now);
};

export const joinPlans = (plans: readonly CopyPlan[]): CopyPlan => ({
  changes: plans.flatMap(({ changes }) => changes),
  same: plans.flatMap(({ same }) => same),
  past: plans.flatMap(({ past }) => past),
  missing: plans.reduce((sum, { missing }) => sum + missing, 0),
});
