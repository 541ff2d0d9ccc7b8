import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isUnreadable } from '#shared/rules/recordValues.ts';
import type { Row } from '../../data/entityCalls.ts';
import { type EachOutcome, type RowChange, saveEach } from '../../data/saveRecord.ts';
import { listPath } from '../../paths.ts';
import { type Failure, forgetFailures, reportFailures } from '../../stores/failures.ts';
import { useIsPrivate } from '../../stores/preferences.ts';
import { noteUserAcrossLogin } from '../../stores/session.ts';
import { dismissToast, replaceToast, showToast } from '../../stores/toasts.ts';
import { offerRedo, offerUndo } from '../../stores/undo.ts';
import { useFormatters, useTimeZone } from '../../ui/useFormatters.ts';
import { mayChange } from '../define/resource.ts';
import { useResource } from '../define/resourceContext.tsx';
import { changedText } from './changedText.ts';
import { confirmChanges } from './confirmChanges.ts';
import { conflictText, refusalText } from './formProblems.ts';
import { changeRefusal } from './formResolver.ts';

type Count = (done: number, total: number) => string;

interface Words {
  done: Count;
  undone: Count;
}

/**
 * Changes that undo a batch: previous values of the changed fields only. Unreadable values cannot be
 * restored.
 */
export const wayBack = (saved: EachOutcome['saved']) => {
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

/** Saves row by row with a progress toast that has a Stop button. */
const useSaveAll = (path: string) => {
  const { resource, scope } = useResource();
  const { fields, nameOf } = resource;
  const { i18n, t } = useLingui();
  const [isRunning, setIsRunning] = useState(false);
  const failureOf = (row: Row, reason: string, requestId?: string): Failure => ({
    id: row.id,
    text: `${nameOf(row)}: ${reason}`,
    requestId,
  });
  /** `null`: another user is logged in by now and must not see names or values of the rows. */
  const saveAll = async (
    changes: readonly RowChange[],
    refusal: Parameters<typeof saveEach>[3]['refusal'],
  ) => {
    const isSameUser = noteUserAcrossLogin();
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
    const { saved, failed } = await saveEach(resource, scope, changes, {
      signal: stop.signal,
      refusal,
      conflictText: (conflicts) => conflictText(fields, conflicts, i18n),
      onProgress: (done) => replaceToast(toast, progress(done)),
    });
    setIsRunning(false);
    dismissToast(toast);
    if (!(await isSameUser())) return null;
    return {
      saved,
      failures: failed.map(({ row, error }) =>
        failureOf(row, refusalText(fields, error, i18n), error.requestId),
      ),
    };
  };
  return { isRunning, failureOf, saveAll };
};

interface BatchChangeOptions {
  onSaved: (saved: EachOutcome['saved'], isFinished: boolean) => void;
}

/**
 * Saves changes record by record with each record's form rules. Shows progress, reports failures and offers
 * Undo.
 */
export const useBatchChange = ({ onSaved }: BatchChangeOptions) => {
  const { resource, scope, can } = useResource();
  const { i18n, t } = useLingui();
  const timeZone = useTimeZone();
  const formatters = useFormatters();
  const isPrivate = useIsPrivate();
  const path = listPath(resource.entity, scope);
  const { isRunning, failureOf, saveAll } = useSaveAll(path);
  const intentOf = (done: number, total: number) =>
    done === total ? 'success' : done === 0 ? 'error' : 'warning';

  const takeBack = async (saved: EachOutcome['saved'], words: Words, again: () => void): Promise<void> => {
    const { changes, lost } = wayBack(saved);
    if (!(await confirmChanges(resource, scope, changes))) return again();
    // Undo skips validation: the previous values may be restored even if the rules would reject them.
    const outcome = await saveAll(changes, () => null);
    if (!outcome) return;
    const unknown = lost.map((row) => failureOf(row, t`The previous value is unknown`));
    reportFailures(path, [...outcome.failures, ...unknown]);
    const [done, total] = [outcome.saved.length, saved.length];
    const text = words.undone(done, total);
    // A second attempt at the failed rows has to come first.
    if (done < total) return void showToast({ intent: intentOf(done, total), text });
    const what = words.done(done, total);
    offerRedo(text, () => run(wayBack(outcome.saved).changes, words), { what: () => what });
  };

  const run = async (changes: readonly RowChange[], words: Words): Promise<void> => {
    if (!(await confirmChanges(resource, scope, changes))) return;
    const outcome = await saveAll(changes, (theirs, values) =>
      changeRefusal(resource, theirs, values, { timeZone, i18n }),
    );
    if (!outcome) return;
    const { saved, failures } = outcome;
    const [done, total] = [saved.length, changes.length];
    const changed = new Set(saved.map(({ before }) => before));
    const left = changes.filter(({ before }) => !changed.has(before));
    const retry = { label: t`Retry failed`, run: () => run(left, words) };
    reportFailures(
      path,
      failures.map((failed, index) => (index === 0 ? { ...failed, action: retry } : failed)),
    );
    onSaved(saved, done === total);
    const text = words.done(done, total);
    if (done === 0) showToast({ intent: intentOf(done, total), text });
    else offerUndo(text, (again) => takeBack(saved, words, again), intentOf(done, total));
  };

  const activated: Count = (done, total) => t`${done} of ${total} activated.`;
  const deactivated: Count = (done, total) => t`${done} of ${total} deactivated.`;
  const activate = (rows: readonly Row[], isActive: boolean): void => {
    const wanted = rows.filter((row) => row.isActive !== isActive);
    void run(
      wanted.map((before) => ({ before, values: { isActive } })),
      isActive ? { done: activated, undone: deactivated } : { done: deactivated, undone: activated },
    );
  };
  return {
    isRunning,
    /** `null`: no active flag, or no permission to set it. */
    activate: mayChange(can) && resource.bodyFields.includes('isActive') ? activate : null,
    change: (changes: readonly RowChange[]): void => {
      const what = changedText(resource, changes, { i18n, formatters, nameOf: () => undefined, isPrivate });
      void run(changes, {
        done: (done, total) => [t`${done} of ${total} changed.`, what].filter(Boolean).join(' '),
        undone: (done, total) => t`${done} of ${total} restored.`,
      });
    },
  };
};
