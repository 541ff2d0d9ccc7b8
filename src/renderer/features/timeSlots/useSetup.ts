import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type SlotWeek, type TimeSlot, weekStart } from '#shared/rules/slotWeek.ts';
import { call } from '../../ipc/bridge.ts';
import type { CityScope } from '../../marketplace/slots/slotWeekOptions.ts';
import { failureOf, forgetFailures, reportFailures } from '../../stores/failures.ts';
import { showToast } from '../../stores/toasts.ts';
import { errorText } from '../../ui/errorText.ts';

interface SetupOptions {
  scope: CityScope;
  zone: string;
  week: SlotWeek;
  slots: readonly TimeSlot[] | undefined;
  now: number;
}

/** Creates the slots of a zone's week. Like every write, this triggers a refetch of the week. */
export const setUpWeek = (scope: CityScope, zone: string, monday: string) =>
  call('timeSlots.setup', { ...scope, id: zone }, { search: { date: monday }, body: {} });

/** Sets up the week on screen. */
export const useSetup = ({ scope, zone, week, slots, now }: SetupOptions) => {
  const { i18n, t } = useLingui();
  const [isRunning, setRunning] = useState(false);
  const { monday } = week;
  const about = `setup of ${zone} ${monday}`;
  const hasStarted = weekStart(week) <= now;
  const problem = (): string | null => {
    if (slots && slots.length > 0) return t`This week already has slots`;
    if (hasStarted) return t`This week has begun. You can no longer set up its slots.`;
    return slots ? null : t`Loading…`;
  };
  const run = async (): Promise<void> => {
    setRunning(true);
    forgetFailures(about);
    const result = await setUpWeek(scope, zone, monday);
    setRunning(false);
    if (result.ok) showToast({ intent: 'success', text: t`Week set up` });
    else reportFailures(about, [failureOf(monday, result.error, errorText(i18n, result.error))]);
  };
  return { isRunning, about, hasStarted, problem: problem(), run };
};
