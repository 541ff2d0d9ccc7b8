import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { EntityName, RecordScope, Row } from '../../data/entityCalls.ts';
import { updateRecord } from '../../data/saveRecord.ts';
import { readAgain } from '../../data/watchRecords.ts';
import { listPath } from '../../paths.ts';
import { failureOf, forgetFailures, reportFailures } from '../../stores/failures.ts';
import { showToast } from '../../stores/toasts.ts';
import { errorText } from '../../ui/errorText.ts';
import { rememberChange } from './rememberChange.ts';

interface ChangeAtOnce {
  name: string;
  row: Row;
  scope: RecordScope;
  values: Readonly<Record<string, unknown>>;
}

/**
 * Saves a few fields for a record's button, with toast and Undo. Concurrent edits of other users are
 * preserved. False: not saved, and reported.
 */
export const changeAtOnce = async (
  entity: EntityName,
  { name, row, scope, values }: ChangeAtOnce,
  message: string,
): Promise<boolean> => {
  const names = Object.keys(values);
  const spec = { entity, bodyFields: names, fields: {}, sections: [] } as const;
  const path = listPath(entity, scope);
  forgetFailures(path);
  const outcome = await updateRecord(spec, { scope, before: row, values });
  await readAgain({ entity, scope, ids: [row.id] }, true);
  if (outcome.type === 'saved' && outcome.record) {
    const change = { scope, from: row, to: outcome.record, names };
    rememberChange({ ...spec, nameOf: () => name }, change, { message });
  } else if (outcome.type === 'conflict')
    showToast({ intent: 'info', text: t`${name}: changed by another user` });
  else if (outcome.type === 'failed')
    reportFailures(path, [failureOf(row.id, outcome.error, `${name}: ${errorText(i18n, outcome.error)}`)]);
  return outcome.type === 'saved';
};
