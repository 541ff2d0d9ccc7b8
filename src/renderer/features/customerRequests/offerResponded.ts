import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { updateRecord } from '../../data/saveRecord.ts';
import { readAgain } from '../../data/watchRecords.ts';
import { listPath } from '../../paths.ts';
import { rememberChange } from '../../resource/form/rememberChange.ts';
import { forgetFailures, tellFailures } from '../../stores/failures.ts';
import { dismissToast, showToast } from '../../stores/toasts.ts';
import { errorText } from '../../ui/errorText.ts';

/** The toast stays as long as one may need for the letter, which is written in another program. */
const letterMs = 600_000;
const names = ['isResponded'];

/** Says that somebody was answered, which can be taken back; what a colleague changed meanwhile stays. */
export const markResponded = async (name: string, before: Row, scope: RecordScope): Promise<void> => {
  const spec = { entity: 'customerRequests', bodyFields: names, fields: {}, sections: [] } as const;
  const path = listPath('customerRequests', scope);
  forgetFailures(path);
  const outcome = await updateRecord(spec, { scope, before, values: { isResponded: true } });
  await readAgain({ entity: 'customerRequests', scope, ids: [before.id] }, true);
  if (outcome.type === 'saved' && outcome.record) {
    const change = { scope, from: before, to: outcome.record, names };
    rememberChange({ ...spec, nameOf: () => name }, change, { said: t`${name}: responded` });
  } else if (outcome.type === 'failed')
    tellFailures(path, [{ id: before.id, text: `${name}: ${errorText(i18n, outcome.error)}` }]);
};

/**
 * A reply is followed by the question whether the request is dealt with: whether the letter was really sent only the
 * person knows. One click says so.
 */
export const offerResponded = (name: string, row: Row, scope: RecordScope): void => {
  if (row.isResponded !== false) return;
  const toast = showToast({
    intent: 'info',
    text: t`Answered ${name}?`,
    action: {
      label: t`Mark as responded`,
      run: () => {
        dismissToast(toast);
        void markResponded(name, row, scope);
      },
    },
    durationMs: letterMs,
  });
};
