import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '../../ipc/call.ts';
import { forgetFailures, tellFailures } from '../../stores/failures.ts';
import { showToast } from '../../stores/toasts.ts';
import { errorText } from '../../ui/errorText.ts';
import type { CityScope } from './slotWeekOptions.ts';

/** Makes the slots of a zone's week; the week is then read again, as after every write. */
export const useSetup = (scope: CityScope, zone: string, monday: string) => {
  const { i18n, t } = useLingui();
  const [isRunning, setRunning] = useState(false);
  const place = `setup of ${zone} ${monday}`;
  const run = async (): Promise<void> => {
    setRunning(true);
    forgetFailures(place);
    const result = await call(
      'timeSlots.setup',
      { ...scope, id: zone },
      { search: { date: monday }, body: {} },
    );
    setRunning(false);
    if (result.ok) showToast({ intent: 'success', text: t`The week is set up` });
    else tellFailures(place, [{ id: monday, text: errorText(i18n, result.error) }]);
  };
  return { isRunning, place, run };
};
