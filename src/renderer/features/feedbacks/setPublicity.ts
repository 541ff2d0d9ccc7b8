import { i18n } from '@lingui/core';
import { callEntity, type RecordScope, type Row } from '../../data/entityCalls.ts';
import { readAgain } from '../../data/watchRecords.ts';
import { turnPublic } from '../../marketplace/turnPublic.ts';
import { listPath } from '../../paths.ts';
import { forgetFailures, tellFailures } from '../../stores/failures.ts';
import { errorText } from '../../ui/errorText.ts';

/** Whether everybody may read what was said. */
export const setPublicity = ({ id }: Row, scope: RecordScope, isPublic: boolean): Promise<void> =>
  turnPublic(isPublic, async (wanted) => {
    const path = listPath('feedbacks', scope);
    forgetFailures(path);
    const answer = await callEntity('feedbacks', 'update', scope, { id, body: { isPublic: wanted } });
    await readAgain({ entity: 'feedbacks', scope, ids: [id] }, true);
    if (!answer.ok) tellFailures(path, [{ id, text: errorText(i18n, answer.error) }]);
    return answer.ok;
  });
