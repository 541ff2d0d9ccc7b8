import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { idsByScope, type Row } from '../../data/entityCalls.ts';
import { type BatchOutcome, removeBatch, removeLater } from '../../data/removeRecords.ts';
import { listPath } from '../../paths.ts';
import { type Failure, failureOf, forgetFailures, reportFailures } from '../../stores/failures.ts';
import { confirm } from '../../stores/overlays.ts';
import { dismissToast, replaceToast, showToast } from '../../stores/toasts.ts';
import { forgetUndos, offerUndo, type UndoOffer } from '../../stores/undo.ts';
import { errorText } from '../../ui/errorText.ts';
import { useResource } from '../define/resourceContext.tsx';

const namedInDialog = 5;

/** First names, one per line, and the number of further ones. */
export const namesText = (names: readonly string[], i18n: I18n): string => {
  const more = names.length - namedInDialog;
  return [
    ...names.slice(0, namedInDialog),
    ...(more > 0 ? [i18n._(msg`${plural(more, { one: 'and # more', other: 'and # more' })}`)] : []),
  ].join('\n');
};

/** Number of deleted records, then the reason for each failure or for the abort. */
const failuresOf = (
  { deleted, failed, error }: BatchOutcome,
  names: ReadonlyMap<string, string>,
  i18n: I18n,
): readonly Failure[] => {
  const [done, total] = [deleted.length, names.size];
  if (done === total) return [];
  const reason = error ? errorText(i18n, error) : '';
  const text =
    done === 0 && error
      ? i18n._(msg`Error! ${reason}`)
      : i18n._(msg`${done} of ${total} deleted. ${reason}`).trim();
  return [
    { id: 'all', text, requestId: error?.requestId },
    ...failed.map(({ id, message }) => ({ id, text: `${names.get(id) ?? id}: ${message}` })),
  ];
};

/** Deletes the selected records after confirmation, offers Undo and reports the actual number deleted. */
export const useBatchRemoval = () => {
  const { resource, scope, can } = useResource();
  const { entity, nameOf } = resource;
  const { i18n, t } = useLingui();
  const [isRunning, setIsRunning] = useState(false);
  const path = listPath(entity, scope);
  const report = (outcome: BatchOutcome, rows: readonly Row[]): void =>
    reportFailures(path, failuresOf(outcome, new Map(rows.map((row) => [row.id, nameOf(row)])), i18n));

  const removeNow = async (rows: readonly Row[]): Promise<void> => {
    const total = rows.length;
    setIsRunning(true);
    const toast = showToast({ intent: 'loading', text: t`Loading...` });
    const outcome = await removeBatch(entity, idsByScope(scope, rows), (done) => {
      if (done < total) replaceToast(toast, { intent: 'loading', text: t`Deleting: ${done} of ${total}` });
    });
    setIsRunning(false);
    forgetUndos();
    if (outcome.deleted.length === total) replaceToast(toast, { intent: 'success', text: t`Deleted!` });
    else {
      dismissToast(toast);
      report(outcome, rows);
    }
  };

  const removeWithUndo = async (rows: readonly Row[]): Promise<void> => {
    const total = rows.length;
    let offer: UndoOffer | null = null;
    const removing = await removeLater({
      entity,
      records: idsByScope(scope, rows),
      names: rows.slice(0, namedInDialog).map(nameOf),
      onAnswered: (outcome) => {
        offer?.dismiss();
        if (outcome.deleted.length === total) return;
        offer?.forget();
        report(outcome, rows);
      },
    });
    if (!removing.ok) {
      const reason = errorText(i18n, removing.error);
      reportFailures(path, [failureOf('all', removing.error, t`Error! ${reason}`)]);
      return;
    }
    const undo = async (): Promise<void> => {
      if (!(await removing.undo()))
        showToast({ intent: 'warning', text: t`Too late to undo: the records are deleted` });
    };
    const text = plural(total, { one: '# record deleted', other: '# records deleted' });
    offer = offerUndo(text, undo, 'info');
  };

  /** Resolves with `true` if the user confirmed. Records that come back are selected again. */
  const run = async (rows: readonly Row[]): Promise<boolean> => {
    const total = rows.length;
    const names = namesText(rows.map(nameOf), i18n);
    const isConfirmed = await confirm({
      title: plural(total, { one: 'Delete # record?', other: 'Delete # records?' }),
      text: can.undo ? names : `${names}\n\n${t`You cannot undo this.`}`,
      confirmLabel: t`Delete`,
      isDestructive: true,
    });
    if (!isConfirmed) return false;
    forgetFailures(path);
    await (can.undo ? removeWithUndo : removeNow)(rows);
    return true;
  };
  return { isRunning, run };
};
