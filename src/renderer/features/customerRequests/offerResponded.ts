import { t } from '@lingui/core/macro';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { listen } from '../../ipc/bridge.ts';
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

/** What takes the question about a request off the screen, by the request's id. */
const offers = new Map<string, () => void>();

/**
 * A reply is followed by the question whether the request is dealt with: whether the letter was really sent only the
 * person knows. One click says so. The question goes as soon as any window of this app has changed the request.
 */
export const offerResponded = (name: string, row: Row, scope: RecordScope): void => {
  if (row.isResponded !== false) return;
  const withdraw = (): void => {
    offers.delete(row.id);
    stopListening();
    clearTimeout(timer);
    dismissToast(toast);
  };
  offers.get(row.id)?.();
  const toast = showToast({
    intent: 'info',
    text: t`Answered ${name}?`,
    action: {
      label: t`Mark as responded`,
      run: () => {
        withdraw();
        void markResponded(name, row, scope);
      },
    },
    durationMs: letterMs,
  });
  const stopListening = listen('records.changed', ({ entity, ids }) => {
    if (entity === 'customerRequests' && ids.includes(row.id)) withdraw();
  });
  const timer = setTimeout(withdraw, letterMs);
  offers.set(row.id, withdraw);
};
