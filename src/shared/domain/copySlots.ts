import type { TimeSlot } from '../api/timeSlots.ts';
import { isRealChange, type SlotChange, valuesOf } from './slotChanges.ts';
import { hasBegun, type SlotGrid } from './slotGrid.ts';

type Grid = SlotGrid<TimeSlot>;

/** A day of one week that is copied to a day of the same or another week. */
export interface DayCopy {
  from: number;
  to: number;
}

export interface CopyPlan {
  changes: SlotChange[];
  /** They are as they should be already. */
  same: TimeSlot[];
  /** They have begun. */
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
