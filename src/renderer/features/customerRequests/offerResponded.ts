import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { updateRecord } from '../../data/saveRecord.ts';
import { rememberChange } from '../../resource/form/rememberChange.ts';
import { showToast } from '../../stores/toasts.ts';
import { errorText } from '../../ui/errorText.ts';

/** As long as one may need for the letter, which is written in another program. */
const letterMs = 600_000;
const names = ['isResponded'];

const markResponded = async (name: string, before: Row, scope: RecordScope): Promise<void> => {
  const spec = { entity: 'customerRequests', bodyFields: names, fields: {}, sections: [] } as const;
  const outcome = await updateRecord(spec, { scope, before, values: { isResponded: true } });
  if (outcome.kind === 'saved' && outcome.record) {
    const change = { scope, from: before, to: outcome.record, names };
    rememberChange({ ...spec, nameOf: () => name }, change, t`${name}: responded`);
  } else if (outcome.kind === 'failed')
    showToast({ intent: 'error', text: `${name}: ${errorText(i18n, outcome.error)}` });
};

/** A reply is followed by the question whether the request is dealt with: one click says so, and can be taken back. */
export const offerResponded = (name: string, row: Row, scope: RecordScope): void => {
  if (row.isResponded !== false) return;
  showToast({
    intent: 'info',
    text: name,
    action: { label: t`Mark as responded`, run: () => void markResponded(name, row, scope) },
    durationMs: letterMs,
  });
};
