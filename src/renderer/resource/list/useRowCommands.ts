import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useNavigate } from 'react-router';
import { type Row, scopeOfRow } from '../../data/entityCalls.ts';
import { pendingValue, setPendingValue, usePendingValues } from '../../data/optimisticUpdates.ts';
import { updateRecord } from '../../data/saveRecord.ts';
import { readAgain } from '../../data/watchRecords.ts';
import { listPath, recordPath } from '../../paths.ts';
import { failureOf, forgetFailures, reportFailures } from '../../stores/failures.ts';
import { showToast } from '../../stores/toasts.ts';
import { useCopyLink, useCopyText } from '../../ui/CopyButton.tsx';
import { errorText, fieldErrorText } from '../../ui/errorText.ts';
import { openWindow } from '../../ui/openWindow.ts';
import { isPressedTwice } from '../../ui/pressedTwice.ts';
import { useTimeZone } from '../../ui/useFormatters.ts';
import { mayRemove } from '../define/resource.ts';
import { useResource } from '../define/resourceContext.tsx';
import { useAction } from '../define/useAction.ts';
import type { Field } from '../fields/fieldType.ts';
import { changeRefusal } from '../form/formResolver.ts';
import { rememberChange } from '../form/rememberChange.ts';
import { useRemoval } from '../record/useRemoval.ts';
import type { RowGesture } from '../table/gridModel.ts';
import type { OpenDialog } from './ListDialogs.tsx';
import type { ListGridProps } from './ListGrid.tsx';
import { useListContext } from './useListController.tsx';

/** Message after a switch: the field's own wording, otherwise label and value. */
const switchWords = (field: Field | undefined, isOn: boolean, i18n: I18n): string => {
  if (!field) return '';
  const { messages } = field.quickSwitch ?? {};
  if (messages) return i18n._(messages[isOn ? 0 : 1]);
  const text = field.labels?.(i18n)[String(isOn)] ?? String(isOn);
  return `${i18n._(field.label)}: ${text}`;
};

/** Saves a flag at once as an optimistic update; rolls back with a message on failure. */
const useSwitch = (): ((row: Row, name: string) => Promise<void>) => {
  const { resource, scope: listScope } = useResource();
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
  return async (row, name) => {
    const { entity } = resource;
    const { id } = row;
    const scope = scopeOfRow(listScope, row);
    if (pendingValue(usePendingValues.getState(), entity, id, name) !== undefined) return;
    const values = { [name]: row[name] !== true };
    setPendingValue(entity, id, name, values[name]);
    const path = listPath(entity, listScope);
    forgetFailures(path);
    // Send only this field, to preserve concurrent edits of others.
    const outcome = await updateRecord(
      { ...resource, bodyFields: [name] },
      {
        scope,
        before: row,
        values,
        refusal: (theirs) => changeRefusal(resource, theirs, values, { timeZone, i18n }),
      },
    );
    if (outcome.type === 'saved' && outcome.record) {
      const change = { scope, from: row, to: outcome.record, names: [name] };
      const message = `${resource.nameOf(row)}: ${switchWords(resource.fields[name], values[name] === true, i18n)}`;
      rememberChange(resource, change, { message });
    }
    if (outcome.type === 'failed') {
      const { error } = outcome;
      const ofField = error.fields?.[name];
      const reason = ofField === undefined ? errorText(i18n, error) : fieldErrorText(i18n, ofField);
      reportFailures(path, [failureOf(id, error, `${resource.nameOf(row)}: ${reason}`)]);
    }
    await readAgain({ entity, scope, ids: [id] }, true);
    setPendingValue(entity, id, name, undefined);
  };
};

interface RowCommandTargets {
  openDialog: (dialog: OpenDialog) => void;
  onPeek: (row: Row) => void;
  /** Batch edit, starting with this field. `null`: no selection. */
  onEditChosen: ((field: string | undefined) => void) | null;
  /** Batch delete. `null`: no selection. */
  onRemoveChosen: (() => void) | null;
}

export const useRowCommands = (targets: RowCommandTargets): ListGridProps['onCommand'] => {
  const { openDialog, onPeek, onEditChosen, onRemoveChosen } = targets;
  const navigate = useNavigate();
  const { i18n } = useLingui();
  const { resource, scope, can } = useResource();
  const { rows, selection } = useListContext();
  const remove = useRemoval();
  const copy = useCopyText();
  const copyLink = useCopyLink();
  const turnOver = useSwitch();
  const act = useAction();

  /** Says why one record of a deletable kind stays. */
  const refuse = (row: Row): void => {
    const reason = resource.marks?.find(({ isOn }) => isOn(row));
    if (typeof can.remove === 'function' && reason)
      showToast({ intent: 'warning', text: `${resource.nameOf(row)}: ${i18n._(reason.label)}` });
  };

  const removeRow = async (row: Row): Promise<void> => {
    if (!mayRemove(can, row)) return refuse(row);
    if (await remove(row)) selection.remove([row.id]);
  };
  const runAction = (command: string, row: Row, isApart: boolean): void => {
    const action = resource.actions.find(({ name }) => name === command);
    if (action) void act(action, row, isApart);
  };
  const open = (path: string, isApart: boolean): void => {
    if (isApart) void openWindow(path);
    else void navigate(path);
  };

  const turn = (row: Row, element: HTMLElement | undefined): void => {
    const name = element?.dataset.field ?? '';
    if (!isPressedTwice(`${resource.entity}/${row.id}/${name}`, element)) void turnOver(row, name);
  };

  const view = (row: Row): void => (can.quickView ? openDialog({ type: 'view', id: row.id }) : onPeek(row));
  const edit = (row: Row, { column: field }: RowGesture): void => {
    if (!can.quickEdit) return;
    const below = rows.slice(rows.indexOf(row) + 1);
    openDialog({ type: 'edit', id: row.id, field, next: below.map(({ id }) => id) });
  };

  return (command, row, gesture, element) => {
    const path = recordPath(resource.entity, scopeOfRow(scope, row), row.id);
    switch (command) {
      case 'open':
        return can.page === 'none' ? view(row) : open(path, gesture.isApart);
      case 'view':
        return view(row);
      case 'follow':
        return open(element?.getAttribute('href')?.slice(1) ?? path, gesture.isApart || gesture.isRange);
      case 'openWindow':
        return void openWindow(path);
      case 'openSideBySide':
        return void openWindow(path, true);
      case 'edit':
        return edit(row, gesture);
      case 'editChosen':
        return onEditChosen ? onEditChosen(gesture.column) : edit(row, gesture);
      case 'switch':
        return turn(row, element);
      case 'peek':
        return onPeek(row);
      case 'select':
        return selection.toggle(row, gesture.isRange);
      case 'remove':
        return void removeRow(row);
      case 'removeChosen':
        return onRemoveChosen && can.removeBatch ? onRemoveChosen() : void removeRow(row);
      case 'copyLink':
        // Records without a page are linked through their list.
        return void copyLink(
          can.page === 'none' ? `${listPath(resource.entity, scopeOfRow(scope, row))}?id=${row.id}` : path,
        );
      case 'copyId':
      case 'copy':
        return void copy(row.id);
      default:
        return runAction(command, row, gesture.isApart);
    }
  };
};
