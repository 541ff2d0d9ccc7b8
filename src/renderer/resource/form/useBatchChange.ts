import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AppError } from '#shared/ipc/result.ts';
import type { Conflict } from '#shared/rules/mergeVersions.ts';
import { isUnreadable } from '#shared/rules/recordValues.ts';
import type { Row } from '../../data/entityCalls.ts';
import { type EachOutcome, type RowChange, saveEach } from '../../data/saveRecord.ts';
import { listPath } from '../../paths.ts';
import { type Failure, forgetFailures, reportFailures } from '../../stores/failures.ts';
import { noteUserAcrossLogin, useUser } from '../../stores/session.ts';
import { dismissToast, replaceToast, showToast } from '../../stores/toasts.ts';
import { offerUndo, rememberUndo } from '../../stores/undo.ts';
import { errorText, fieldErrorText } from '../../ui/errorText.ts';
import { useTimeZone } from '../../ui/useFormatters.ts';
import { mayChange } from '../define/resource.ts';
import { useResource } from '../define/resourceContext.tsx';
import { confirmChanges } from './confirmChanges.ts';
import { changeRefusal } from './formResolver.ts';

type Count = (done: number, total: number) => string;

interface Words {
  done: Count;
  undone: Count;
}

interface BatchChange {
  isRunning: boolean;
  /** `null`: no active flag, or no permission to set it. */
  activate: ((rows: readonly Row[], isActive: boolean) => void) | null;
  change: (changes: readonly RowChange[]) => void;
}

/**
 * Changes that undo a batch: previous values of the changed fields only. Unreadable values cannot be
 * restored.
 */
const wayBack = (saved: EachOutcome['saved']) => {
  const isKnown = ({ before, names }: (typeof saved)[number]): boolean =>
    !names.some((name) => isUnreadable(before, name));
  const { back = [], lost = [] } = Object.groupBy(saved, (change) => (isKnown(change) ? 'back' : 'lost'));
  return {
    changes: back.map(({ before, after, names }) => ({
      before: after,
      values: Object.fromEntries(names.map((name) => [name, before[name] ?? null])),
    })),
    lost: lost.map(({ before }) => before),
  };
};

interface BatchChangeOptions {
  /** Called with the changed rows if others failed. */
  onUnfinished: (saved: readonly Row[]) => void;
  onSaved: (saved: EachOutcome['saved']) => void;
}

/**
 * Saves changes record by record with each record's form rules. Shows progress, reports failures and offers
 * Undo.
 */
export const useBatchChange = ({ onUnfinished, onSaved }: BatchChangeOptions): BatchChange => {
  const { resource, scope, can } = useResource();
  const { fields, nameOf } = resource;
  const { i18n, t } = useLingui();
  const user = useUser();
  const timeZone = useTimeZone();
  const [isRunning, setIsRunning] = useState(false);
  const path = listPath(resource.entity, scope);
  const failureOf = (row: Row, reason: string): Failure => ({
    id: row.id,
    text: `${nameOf(row)}: ${reason}`,
  });
  const conflictText = (conflicts: readonly Conflict[]): string => {
    const names = conflicts
      .flatMap(({ field }) => (fields[field] ? i18n._(fields[field].label) : []))
      .join(', ');
    return t`Another user changed this: ${names}`;
  };

  /** Saves row by row with a progress toast that has a Stop button. */
  const saveAll = async (
    changes: readonly RowChange[],
    refusal: Parameters<typeof saveEach>[3]['refusal'],
  ): Promise<EachOutcome> => {
    const total = changes.length;
    const stop = new AbortController();
    const progress = (done: number) => ({
      intent: 'loading' as const,
      text: t`Saving: ${done} of ${total}`,
      action: { label: t`Stop`, run: () => stop.abort() },
    });
    setIsRunning(true);
    forgetFailures(path);
    const toast = showToast(progress(0));
    const outcome = await saveEach(resource, scope, changes, {
      signal: stop.signal,
      refusal,
      conflictText,
      onProgress: (done) => replaceToast(toast, progress(done)),
    });
    setIsRunning(false);
    dismissToast(toast);
    return outcome;
  };
  const intentOf = (done: number, total: number) =>
    done === total ? 'success' : done === 0 ? 'error' : 'warning';
  const reasonOf = (error: AppError): string => {
    const ofFields = Object.entries(error.fields ?? {}).map(([name, message]) => {
      const field = fields[name];
      return `${field ? i18n._(field.label) : name}: ${fieldErrorText(i18n, message)}`;
    });
    return ofFields.join(' ') || errorText(i18n, error);
  };
  const failuresOf = ({ failed }: EachOutcome): Failure[] =>
    failed.map(({ row, error }) => failureOf(row, reasonOf(error)));

  const takeBack = async (saved: EachOutcome['saved'], resultText: Count): Promise<void> => {
    const { changes, lost } = wayBack(saved);
    if (!(await confirmChanges(resource, changes))) {
      rememberUndo(() => takeBack(saved, resultText));
      return;
    }
    const isSameUser = noteUserAcrossLogin();
    // Undo skips validation: the previous values may be restored even if the rules would reject them.
    const outcome = await saveAll(changes, () => null);
    if (!(await isSameUser())) return;
    const unknown = lost.map((row) => failureOf(row, t`The previous value is unknown`));
    reportFailures(path, [...failuresOf(outcome), ...unknown]);
    const [done, total] = [outcome.saved.length, saved.length];
    showToast({ intent: intentOf(done, total), text: resultText(done, total) });
  };

  const run = async (changes: readonly RowChange[], words: Words): Promise<void> => {
    if (!(await confirmChanges(resource, changes))) return;
    const isSameUser = noteUserAcrossLogin();
    const outcome = await saveAll(changes, (theirs, values) =>
      changeRefusal(resource, theirs, values, { timeZone, i18n }),
    );
    // Another user may be logged in by now and must not see names or values of the rows.
    if (!(await isSameUser())) return;
    const { saved } = outcome;
    const [done, total] = [saved.length, changes.length];
    reportFailures(path, failuresOf(outcome));
    if (done < total) onUnfinished(saved.map(({ before }) => before));
    else onSaved(saved);
    const text = words.done(done, total);
    if (done === 0) showToast({ intent: intentOf(done, total), text });
    else offerUndo(text, () => takeBack(saved, words.undone), intentOf(done, total));
  };

  const activated: Count = (done, total) => t`${done} of ${total} activated.`;
  const deactivated: Count = (done, total) => t`${done} of ${total} deactivated.`;
  const activate = (rows: readonly Row[], isActive: boolean): void => {
    const wanted = rows.filter((row) => resource.isEditable(row, user) && row.isActive !== isActive);
    void run(
      wanted.map((before) => ({ before, values: { isActive } })),
      isActive ? { done: activated, undone: deactivated } : { done: deactivated, undone: activated },
    );
  };
  return {
    isRunning,
    activate: mayChange(can) && resource.bodyFields.includes('isActive') ? activate : null,
    change: (changes) =>
      void run(changes, {
        done: (done, total) => t`${done} of ${total} changed.`,
        undone: (done, total) => t`${done} of ${total} restored.`,
      }),
  };
};
