import type { TimeSlot } from '../api/timeSlots.ts';

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
