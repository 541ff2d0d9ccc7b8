import { useLingui } from '@lingui/react/macro';
import { type Result, success } from '#shared/ipc/result.ts';
import { type SlotWeek, type TimeSlot, weekStart } from '#shared/rules/slotWeek.ts';
import { call } from '../../ipc/bridge.ts';
import { type CityScope, readSlotWeek } from '../../marketplace/slots/slotWeekOptions.ts';

/**
 * Creates the slots of a zone's week, and reads them for Undo: the server chooses their values. `undefined`: they
 * cannot be read. Like every write, this triggers a refetch of the week.
 */
export const setUpWeek = async (
  scope: CityScope,
  zone: string,
  monday: string,
): Promise<Result<TimeSlot[] | undefined>> => {
  const created = await call(
    'timeSlots.setup',
    { ...scope, id: zone },
    { search: { date: monday }, body: {} },
  );
  if (!created.ok) return created;
  const slots = await readSlotWeek(scope, zone, monday, { fresh: true });
  return success(slots.ok ? slots.data : undefined);
};

/** Reason why the week on screen cannot be set up; `null` if it can. */
export const useSetup = (week: SlotWeek, slots: readonly TimeSlot[] | undefined, now: number) => {
  const { t } = useLingui();
  const hasStarted = weekStart(week) <= now;
  const problem = (): string | null => {
    if (slots && slots.length > 0) return t`This week already has slots`;
    if (hasStarted) return t`This week has begun. You can no longer set up its slots.`;
    return slots ? null : t`Loading…`;
  };
  return { hasStarted, problem: problem() };
};
