import type { TimeSlot } from './slotWeek.ts';
import { daysInWeek, hasBegun, type SlotGrid } from './slotWeek.ts';

/** What staff sets in a slot; the counters are the server's. */
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

/** What a slot is to become; only what is named is sent. */
export interface SlotChange {
  slot: TimeSlot;
  values: SlotValues;
}

/** What can be set of a slot, as far as the server said it; without a limit its number means nothing. */
export const valuesOf = (slot: TimeSlot): SlotValues => {
  const known = slotValueNames.filter(
    (name) => slot[name] !== undefined && (name !== 'couriersLimit' || slot.isCouriersLimited !== false),
  );
  return Object.fromEntries(known.map((name) => [name, slot[name]])) as SlotValues;
};

/** What all slots have alike. */
export const commonValues = (slots: readonly TimeSlot[]): SlotValues => {
  const [first = {}, ...others] = slots.map(valuesOf);
  const isCommon = (name: SlotValueName): boolean => others.every((other) => other[name] === first[name]);
  return Object.fromEntries(Object.entries(first).filter(([name]) => isCommon(name as SlotValueName)));
};

/** Whether the change makes any difference to its slot. */
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

/** What brings the slot back to what it was before the change, as far as that is known. */
export const reverseOf = ({ slot, values }: SlotChange): SlotChange => {
  const names = slotValueNames.filter((name) => values[name] !== undefined && slot[name] !== undefined);
  const before = Object.fromEntries(names.map((name) => [name, slot[name]])) as SlotValues;
  return { slot: { ...slot, ...values }, values: before };
};

/** Whether somebody has made of these fields something else than this change knew and than it is to make of them. */
export const isChangedSince = ({ slot, values }: SlotChange, now: TimeSlot): boolean =>
  slotValueNames.some(
    (name) => values[name] !== undefined && now[name] !== slot[name] && now[name] !== values[name],
  );

/** Fewer couriers than have booked already: somebody would have to be sent home. */
export const isBelowBooked = ({ slot, values }: SlotChange): boolean => {
  const next = { ...slot, ...values };
  return next.isCouriersLimited === true && (next.couriersLimit ?? 0) < (next.bookedCouriers ?? 0);
};

/** One call for each set of values, however many slots it is for. */
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

type Grid = SlotGrid<TimeSlot>;

/** A day of one week that is copied to a day of the same or another week. */
export interface DayCopy {
  from: number;
  to: number;
}

export interface CopyPlan {
  changes: SlotChange[];
  /** Slots that are as they should be already. */
  same: TimeSlot[];
  /** Slots that have begun. */
  past: TimeSlot[];
  /** Hours of which one of the two days has no slot. */
  missing: number;
}

const emptyPlan = (): CopyPlan => ({ changes: [], same: [], past: [], missing: 0 });

const planHour = (plan: CopyPlan, from: readonly TimeSlot[], to: readonly TimeSlot[], now: number): void => {
  if (from.length === 0 || to.length === 0) plan.missing += Math.max(from.length, to.length);
  else
    for (const [index, slot] of to.entries()) {
      // Where the clocks go back, an hour is there twice; an hour that is there once stands for both.
      const source = from[Math.min(index, from.length - 1)] ?? slot;
      const change = { slot, values: valuesOf(source) };
      if (hasBegun(slot, now)) plan.past.push(slot);
      else if (isRealChange(change)) plan.changes.push(change);
      else plan.same.push(slot);
    }
};

/** What copying would do, hour by hour, before anything is sent. */
export const planCopy = (source: Grid, target: Grid, days: readonly DayCopy[], now: number): CopyPlan => {
  const plan = emptyPlan();
  for (const { from, to } of days) {
    for (const [hour, slots] of (target[to] ?? []).entries()) {
      planHour(plan, source[from]?.[hour] ?? [], slots, now);
    }
  }
  return plan;
};

/** What is copied of a week, and where it goes. */
export interface CopyChoice {
  /** One day of it; null: all of them. */
  day: number | null;
  /** The Monday of the week that is copied to. */
  to: string;
  /** When one day is copied: to these. */
  days: ReadonlySet<number>;
}

const everyDay = Array.from({ length: daysInWeek }, (_, day) => day);

/** Which day goes where; a day is never copied to itself. */
const dayCopies = ({ day, days }: CopyChoice, isOwnWeek: boolean): DayCopy[] => {
  if (day === null) return isOwnWeek ? [] : everyDay.map((each) => ({ from: each, to: each }));
  return everyDay
    .filter((each) => days.has(each) && !(isOwnWeek && each === day))
    .map((each) => ({ from: day, to: each }));
};

/** What copying would do in a zone's week; null: that week has no slots, and has to be set up first. */
export const planZoneCopy = (
  source: { zone: string; monday: string; grid: Grid },
  choice: CopyChoice,
  target: { zone: string; grid: Grid },
  now: number,
): CopyPlan | null => {
  if (target.grid.every((hours) => hours.every((slots) => slots.length === 0))) return null;
  const isOwnWeek = target.zone === source.zone && choice.to === source.monday;
  return planCopy(source.grid, target.grid, dayCopies(choice, isOwnWeek), now);
};

/** What several plans would do together. */
export const joinPlans = (plans: readonly CopyPlan[]): CopyPlan => ({
  changes: plans.flatMap(({ changes }) => changes),
  same: plans.flatMap(({ same }) => same),
  past: plans.flatMap(({ past }) => past),
  missing: plans.reduce((sum, { missing }) => sum + missing, 0),
});
