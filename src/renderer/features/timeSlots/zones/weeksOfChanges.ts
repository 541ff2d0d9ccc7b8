import type { SlotChange } from '#shared/rules/slotChanges.ts';
import type { TimeSlot } from '#shared/rules/slotWeek.ts';
import type { WeekChanges } from '../../../marketplace/slots/saveSlots.ts';
import type { CityScope } from '../../../marketplace/slots/slotWeekOptions.ts';

interface SlotPlace {
  zone: string;
  zoneName: string;
  /** Name of the hour. */
  name: string;
}

/** Groups changes of several zones by zone and week, as they are saved. */
export const weeksOfChanges = (
  scope: CityScope,
  changes: readonly SlotChange[],
  places: ReadonlyMap<string, SlotPlace>,
  mondayOf: (slot: TimeSlot) => string,
): WeekChanges[] => {
  const names = new Map(changes.map(({ slot }) => [slot.id, places.get(slot.id)?.name ?? slot.id]));
  const weeks = new Map<string, WeekChanges & { changes: SlotChange[] }>();
  for (const change of changes) {
    const { zone = '', zoneName } = places.get(change.slot.id) ?? {};
    const monday = mondayOf(change.slot);
    const week = weeks.get(`${zone} ${monday}`) ?? { scope, zone, zoneName, monday, names, changes: [] };
    week.changes.push(change);
    weeks.set(`${zone} ${monday}`, week);
  }
  return [...weeks.values()];
};
