import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Row } from '../../data/entityCalls.ts';
import { saveEach } from '../../data/saveRecord.ts';
import { listPath } from '../../paths.ts';
import { forgetFailures, tellFailures } from '../../stores/failures.ts';
import { useUser } from '../../stores/session.ts';
import { replaceToast, showToast } from '../../stores/toasts.ts';
import { rememberUndo } from '../../stores/undo.ts';
import { errorText } from '../../ui/errorText.ts';
import { useTimeZone } from '../../ui/useFormatters.ts';
import { changeRefusal } from '../form/formResolver.ts';
import { mayChange } from '../resource.ts';
import { useResource } from '../resourceContext.tsx';

interface BatchActivation {
  isRunning: boolean;
  /** null: the entity has no such flag, or this person may not set it. */
  run: ((rows: readonly Row[], isActive: boolean) => Promise<void>) | null;
}

interface BatchActivationOptions {
  /** Which were made so, where others were not. */
  onFailed: (saved: readonly Row[]) => void;
}

/**
 * Makes the selected records active or not, one save each, and each by the rules of its form; says how far it is and
 * offers Undo.
 */
export const useBatchActivation = ({ onFailed }: BatchActivationOptions): BatchActivation => {
  const { resource, scope, can } = useResource();
  const { i18n, t } = useLingui();
  const user = useUser();
  const timeZone = useTimeZone();
  const [isRunning, setIsRunning] = useState(false);
  const path = listPath(resource.entity, scope);
  const canRun = mayChange(can) && resource.bodyFields.includes('isActive');

  const run = async (rows: readonly Row[], isActive: boolean, isUndo = false): Promise<void> => {
    const wanted = rows.filter((row) => resource.isEditable(row, user) && row.isActive !== isActive);
    const total = wanted.length;
    const stop = new AbortController();
    const progress = (done: number) => ({
      intent: 'loading' as const,
      text: t`Saving: ${done} of ${total}`,
      action: { label: t`Stop`, run: () => stop.abort() },
    });
    setIsRunning(true);
    forgetFailures(path);
    const toast = showToast(progress(0));
    const { saved, failed } = await saveEach(
      resource,
      scope,
      wanted,
      { isActive },
      {
        signal: stop.signal,
        refusal: (theirs) => changeRefusal(resource, theirs, { isActive }, { timeZone, i18n }),
        onProgress: (done) => replaceToast(toast, progress(done)),
      },
    );
    setIsRunning(false);
    const done = saved.length;
    tellFailures(
      path,
      failed.map(({ row, error }) => ({
        id: row.id,
        text: `${resource.nameOf(row)}: ${errorText(i18n, error)}`,
      })),
    );
    if (failed.length > 0) onFailed(saved);
    const count = isActive ? t`${done} of ${total} activated.` : t`${done} of ${total} deactivated.`;
    const undo = done === 0 || isUndo ? undefined : rememberUndo(() => run(saved, !isActive, true));
    replaceToast(toast, {
      intent: failed.length === 0 ? 'success' : done === 0 ? 'error' : 'warning',
      text: count,
      durationMs: 10_000,
      ...(undo ? { action: { label: t`Undo`, run: undo.run } } : {}),
    });
  };
  return { isRunning, run: canRun ? (rows, isActive) => run(rows, isActive) : null };
};
