import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { callEntity, type RecordScope, type Row } from '../../data/entityCalls.ts';
import { readAgain } from '../../data/watchRecords.ts';
import { showToast } from '../../stores/toasts.ts';
import { rememberUndo } from '../../stores/undo.ts';
import { errorText } from '../../ui/errorText.ts';

const write = async ({ id }: Row, scope: RecordScope, isPublic: boolean): Promise<boolean> => {
  const answer = await callEntity('feedbacks', 'update', scope, { id, body: { isPublic } });
  await readAgain({ entity: 'feedbacks', scope, ids: [id] }, true);
  if (!answer.ok) showToast({ intent: 'error', text: errorText(i18n, answer.error) });
  return answer.ok;
};

/** Whether everybody may read what was said; Ctrl+Z takes it back. */
export const setPublicity = async (row: Row, scope: RecordScope, isPublic: boolean): Promise<void> => {
  if (!(await write(row, scope, isPublic))) return;
  showToast({
    intent: 'success',
    text: isPublic ? t`The feedback is public` : t`The feedback is not public`,
    durationMs: 1000,
  });
  rememberUndo(async () => {
    if (await write(row, scope, !isPublic)) showToast({ intent: 'success', text: t`Undone` });
  });
};
