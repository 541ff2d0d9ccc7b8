import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { type BatchOutcome, removeBatch } from '../../data/removeBatch.ts';
import { confirm } from '../../stores/dialogs.ts';
import { replaceToast, showToast } from '../../stores/toasts.ts';
import { forgetUndos } from '../../stores/undo.ts';
import { errorText } from '../../ui/errorText.ts';
import { useResource } from '../resourceContext.tsx';

interface BatchRemoval {
  isRunning: boolean;
  /** Resolves with the ids that are gone; the others stay selected. */
  run: (ids: readonly string[]) => Promise<readonly string[]>;
}

/** Deletes the selected records after asking, and says honestly how many went. */
export const useBatchRemoval = (): BatchRemoval => {
  const { resource, scope } = useResource();
  const { entity } = resource;
  const { i18n, t } = useLingui();
  const [isRunning, setIsRunning] = useState(false);

  const report = useCallback(
    (toast: number, { deleted, failed, error }: BatchOutcome, total: number): void => {
      const done = deleted.length;
      if (done === total) {
        replaceToast(toast, { intent: 'success', text: t`Deleted!` });
        return;
      }
      const reason = error ? errorText(i18n, error) : (failed[0]?.message ?? '');
      const text = done === 0 ? t`Error! ${reason}` : t`${done} of ${total} deleted. ${reason}`;
      replaceToast(toast, { intent: done === 0 ? 'error' : 'warning', text });
    },
    [i18n, t],
  );

  const run = useCallback(
    async (ids: readonly string[]): Promise<readonly string[]> => {
      const total = ids.length;
      const isConfirmed = await confirm({
        title: plural(total, { one: 'Delete # record?', other: 'Delete # records?' }),
        text: t`This cannot be taken back.`,
        confirmLabel: t`Delete`,
        isDestructive: true,
      });
      if (!isConfirmed) return [];
      setIsRunning(true);
      const toast = showToast({ intent: 'loading', text: t`Loading...` });
      const outcome = await removeBatch(entity, scope, ids, (done) => {
        if (done < total) replaceToast(toast, { intent: 'loading', text: t`Deleting: ${done} of ${total}` });
      });
      setIsRunning(false);
      forgetUndos();
      report(toast, outcome, total);
      return outcome.deleted;
    },
    [entity, scope, report, t],
  );
  return { isRunning, run };
};
