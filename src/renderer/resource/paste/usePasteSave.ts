import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { callEntity, idsByScope, type Row } from '../../data/entityCalls.ts';
import { removeBatch } from '../../data/removeRecords.ts';
import { saveEach } from '../../data/saveRecord.ts';
import { listPath } from '../../paths.ts';
import { forgetFailures, reportFailures } from '../../stores/failures.ts';
import { noteUserAcrossLogin } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';
import { offerUndo } from '../../stores/undo.ts';
import { useTimeZone } from '../../ui/useFormatters.ts';
import { useResource } from '../define/resourceContext.tsx';
import { confirmChanges } from '../form/confirmChanges.ts';
import { confirmDoubts, conflictText, doubtsOf, refusalText } from '../form/formProblems.ts';
import { wayBack } from '../form/useBatchChange.ts';
import type { PlannedRow } from './planRows.ts';
import { type PasteOutcome, saveRows } from './saveRows.ts';

/** Limit of doubts in the question, due to its size. */
const maxDoubts = 5;

export const canBeSaved = ({ result }: PlannedRow): boolean => result === 'new' || result === 'changed';

/** Restores changed records and deletes new ones, unless another user has changed them since. */
const usePasteUndo = () => {
  const { resource, scope, can } = useResource();
  const { i18n, t } = useLingui();
  const { entity, fields, nameOf } = resource;
  const path = listPath(entity, scope);

  /** New records without a later change. */
  const untouched = async (made: PasteOutcome['made']): Promise<Row[]> => {
    const rows: Row[] = [];
    for (const { scope: own, record } of made) {
      if (!record) continue;
      const now = await callEntity<Row>(entity, 'read', own, { id: record.id, fresh: true });
      if (now.ok && now.data.updatedAt === record.updatedAt) rows.push(record);
    }
    return rows;
  };

  const takeBack = async (outcome: PasteOutcome, again: () => void): Promise<void> => {
    const { saved, made } = outcome;
    const { changes, lost } = wayBack(saved);
    if (!(await confirmChanges(resource, scope, changes))) return again();
    const isSameUser = noteUserAcrossLogin();
    forgetFailures(path);
    const restored = await saveEach(resource, scope, changes, {
      signal: new AbortController().signal,
      // The previous values may be restored even if the rules would reject them.
      refusal: () => null,
      conflictText: (conflicts) => conflictText(fields, conflicts, i18n),
      onProgress: () => undefined,
    });
    const wanted = can.removeBatch ? await untouched(made) : [];
    const ofScopes = idsByScope(scope, wanted);
    const { deleted, failed } = wanted.length
      ? await removeBatch(entity, ofScopes, () => undefined)
      : { deleted: [], failed: [] };
    if (!(await isSameUser())) return;
    const kept = made.flatMap(({ record }) => (record && !wanted.includes(record) ? record : []));
    const failure = (row: Row, reason: string, requestId?: string) => ({
      id: row.id,
      text: `${nameOf(row)}: ${reason}`,
      requestId,
    });
    reportFailures(path, [
      ...restored.failed.map(({ row, error }) =>
        failure(row, refusalText(fields, error, i18n), error.requestId),
      ),
      ...lost.map((row) => failure(row, t`The previous value is unknown`)),
      ...kept.map((row) =>
        failure(row, can.removeBatch ? t`Not deleted: changed since then` : t`You cannot delete this record`),
      ),
      ...failed.map(({ id, message }) => ({ id, text: `${id}: ${message}` })),
    ]);
    const [done, total] = [restored.saved.length + deleted.length, saved.length + made.length];
    showToast({ intent: done === total ? 'success' : 'warning', text: t`${done} of ${total} undone.` });
  };
  return takeBack;
};

/** Saves planned rows one after the other and offers Undo. */
export const usePasteSave = () => {
  const { resource, scope } = useResource();
  const { i18n, t } = useLingui();
  const timeZone = useTimeZone();
  const takeBack = usePasteUndo();
  const [progress, setProgress] = useState<{ done: number; total: number; stop: () => void } | null>(null);

  const isConfirmed = async (rows: readonly PlannedRow[]): Promise<boolean> => {
    const doubts = rows.flatMap(({ line, values, record, warnings }) =>
      [...doubtsOf(resource.fields, values, record ?? {}, i18n), ...Object.values(warnings)].map(
        (doubt) => t`Row ${line}: ${doubt}`,
      ),
    );
    const shown = doubts.length > maxDoubts ? [...doubts.slice(0, maxDoubts), '…'] : doubts;
    const changes = rows.flatMap(({ record, values }) => (record ? { before: record, values } : []));
    return (await confirmDoubts(shown, i18n)) && confirmChanges(resource, scope, changes);
  };

  /** Failures by line. `null`: cancelled, or another user is logged in by now. */
  const save = async (planned: readonly PlannedRow[]): Promise<PasteOutcome['failures'] | null> => {
    const rows = planned.filter(canBeSaved);
    if (!(await isConfirmed(rows))) return null;
    const isSameUser = noteUserAcrossLogin();
    const stop = new AbortController();
    const outcome = await saveRows(rows, {
      ...{ resource, scope, timeZone, i18n, signal: stop.signal },
      onProgress: (done) => setProgress({ done, total: rows.length, stop: () => stop.abort() }),
    });
    setProgress(null);
    if (!(await isSameUser())) return null;
    const { saved, made, failures } = outcome;
    const [created, changed] = [made.length, saved.length];
    const texts = [
      created > 0 && plural(created, { one: '# record created.', other: '# records created.' }),
      changed > 0 && plural(changed, { one: '# record changed.', other: '# records changed.' }),
    ].filter((text) => text !== false);
    if (texts.length > 0)
      offerUndo(
        texts.join(' '),
        (again) => takeBack(outcome, again),
        failures.size > 0 ? 'warning' : 'success',
      );
    return failures;
  };
  return { progress, save };
};
