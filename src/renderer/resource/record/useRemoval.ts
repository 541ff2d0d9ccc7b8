import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { callEntity, type Row, scopeOfRow } from '../../data/entityCalls.ts';
import { removeLater } from '../../data/removeRecords.ts';
import { listPath } from '../../paths.ts';
import { failureOf, forgetFailures, reportFailures } from '../../stores/failures.ts';
import { confirm } from '../../stores/overlays.ts';
import { showToast } from '../../stores/toasts.ts';
import { forgetUndos, offerUndo, type UndoOffer } from '../../stores/undo.ts';
import { errorText } from '../../ui/errorText.ts';
import { useResource } from '../define/resourceContext.tsx';

/**
 * Deletes a record after confirmation. Resolves with `true` once it is gone for the user; Undo may bring it
 * back.
 */
export const useRemoval = (): ((row: Row) => Promise<boolean>) => {
  const { resource, scope, can } = useResource();
  const { i18n, t } = useLingui();
  return useCallback(
    async (row) => {
      const { entity, removeConfirmation, removalNote, nameOf } = resource;
      const { id } = row;
      const name = nameOf(row);
      const note = await removalNote?.(row, { i18n, scope: scopeOfRow(scope, row) });
      const isConfirmed = await confirm({
        title: removeConfirmation ? i18n._(removeConfirmation) : t`Delete ${name}?`,
        text: [name, note ?? [], can.undo ? [] : t`You cannot undo this.`].flat().join('\n\n'),
        confirmLabel: t`Delete`,
        isDestructive: true,
      });
      if (!isConfirmed) return false;
      const path = listPath(entity, scope);
      forgetFailures(path);
      const fail = (error: Parameters<typeof errorText>[1]): false => {
        reportFailures(path, [failureOf(id, error, t`Could not delete ${name}: ${errorText(i18n, error)}`)]);
        return false;
      };
      if (!can.undo) {
        const result = await callEntity(entity, 'remove', scopeOfRow(scope, row), { id });
        if (!result.ok) return fail(result.error);
        forgetUndos();
        showToast({ intent: 'success', text: t`${name} deleted` });
        return true;
      }
      let offer: UndoOffer | null = null;
      const removing = await removeLater({
        entity,
        records: { scope: scopeOfRow(scope, row), id },
        names: [name],
        onAnswered: ({ error }) => {
          offer?.dismiss();
          if (!error) return;
          offer?.forget();
          fail(error);
        },
      });
      if (!removing.ok) return fail(removing.error);
      const undo = async (): Promise<void> => {
        if (!(await removing.undo()))
          showToast({ intent: 'warning', text: t`Too late to undo: ${name} is deleted` });
      };
      offer = offerUndo(t`${name} deleted`, undo, 'info', 'deleted');
      return true;
    },
    [resource, scope, i18n, t, can.undo],
  );
};
