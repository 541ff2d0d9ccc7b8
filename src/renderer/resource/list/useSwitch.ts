import { useLingui } from '@lingui/react';
import type { Row } from '../../data/entityCalls.ts';
import { pendingValue, setPendingValue, usePendingValues } from '../../data/optimisticUpdates.ts';
import { updateRecord } from '../../data/saveRecord.ts';
import { readAgain } from '../../data/watchRecords.ts';
import { listPath } from '../../paths.ts';
import { forgetFailures, tellFailures } from '../../stores/failures.ts';
import { errorText, fieldErrorText } from '../../ui/errorText.ts';
import { useTimeZone } from '../../ui/useTimeZone.ts';
import { changeRefusal } from '../form/formResolver.ts';
import { rememberChange } from '../form/rememberChange.ts';
import { useResource } from '../resourceContext.tsx';

/** Turns a flag of a row over and saves it at once; what is refused goes back, with its reason. */
export const useSwitch = (): ((row: Row, name: string) => Promise<void>) => {
  const { resource, scope } = useResource();
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
  return async (row, name) => {
    const { entity } = resource;
    const { id } = row;
    if (pendingValue(usePendingValues.getState(), entity, id, name) !== undefined) return;
    const values = { [name]: row[name] !== true };
    setPendingValue(entity, id, name, values[name]);
    const place = listPath(entity, scope);
    forgetFailures(place);
    // Only this field: what somebody changed in the others stays.
    const outcome = await updateRecord(
      { ...resource, bodyFields: [name] },
      {
        scope,
        before: row,
        values,
        refusal: (theirs) => changeRefusal(resource, theirs, values, { timeZone, i18n }),
      },
    );
    if (outcome.kind === 'saved' && outcome.record)
      rememberChange(resource, { scope, from: row, to: outcome.record, names: [name] });
    if (outcome.kind === 'failed') {
      const { error } = outcome;
      const ofField = error.fields?.[name];
      const reason = ofField === undefined ? errorText(i18n, error) : fieldErrorText(i18n, ofField);
      tellFailures(place, [{ id, text: `${resource.nameOf(row)}: ${reason}` }]);
    }
    await readAgain({ entity, scope, ids: [id] }, true);
    setPendingValue(entity, id, name, undefined);
  };
};
