import { t } from '@lingui/core/macro';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { changeAtOnce } from '../../resource/form/changeAtOnce.ts';
import { dismissToast, showToast } from '../../stores/toasts.ts';

/** The toast stays as long as one may need for the letter, which is written in another program. */
const letterMs = 600_000;

/** Says that somebody was answered. */
export const markResponded = (name: string, row: Row, scope: RecordScope): Promise<void> =>
  changeAtOnce(
    'customerRequests',
    { name, row, scope, values: { isResponded: true } },
    t`${name}: responded`,
  );

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
