import { useNavigate } from 'react-router';
import type { Row } from '../../data/entityCalls.ts';
import { listPath, recordPath } from '../../paths.ts';
import { useUser } from '../../stores/session.ts';
import { openWindow } from '../../ui/openWindow.ts';
import { useCopyLink } from '../../ui/useCopyLink.ts';
import { useCopyText } from '../../ui/useCopyText.ts';
import { useAction } from '../actions/useAction.ts';
import type { RowGesture } from '../grid/rowEvent.ts';
import { useResource } from '../resourceContext.tsx';
import { useRemoval } from '../useRemoval.ts';
import { useSwitch } from './useSwitch.ts';

interface RowCommandTargets {
  /** `field` is where editing begins, when a key asked for it in a cell. */
  onEdit: (row: Row, field: string | undefined) => void;
  onView: (row: Row) => void;
  onPeek: (row: Row) => void;
  onSelect: (row: Row, isRange: boolean) => void;
  onRemoved: (row: Row) => void;
  /** Deletes the chosen rows; null when none is. */
  onRemoveChosen: (() => void) | null;
}

/** What happens when something is asked of a row, by mouse, key or menu. */
export const useRowCommands = ({
  onEdit,
  onView,
  onPeek,
  onSelect,
  onRemoved,
  onRemoveChosen,
}: RowCommandTargets): ((command: string, row: Row, gesture: RowGesture, element?: HTMLElement) => void) => {
  const navigate = useNavigate();
  const user = useUser();
  const { resource, scope } = useResource();
  const remove = useRemoval();
  const copy = useCopyText();
  const copyLink = useCopyLink();
  const turnOver = useSwitch();
  const act = useAction();

  const removeRow = async (row: Row): Promise<void> => {
    if (!resource.can.remove || !resource.isRemovable(row, user)) return;
    if (await remove(row)) onRemoved(row);
  };
  const runAction = (command: string, row: Row, isApart: boolean): void => {
    const action = resource.actions.find(({ name }) => name === command);
    if (action) void act(action, row, isApart);
  };
  const open = (path: string, isApart: boolean): void => {
    if (isApart) openWindow(path);
    else void navigate(path);
  };

  const view = resource.can.quickView ? onView : onPeek;

  return (command, row, gesture, element) => {
    const path = recordPath(resource.entity, scope, row.id);
    const { can } = resource;
    switch (command) {
      case 'open':
        return can.page === 'none' ? view(row) : open(path, gesture.isApart);
      case 'view':
        return view(row);
      case 'follow':
        return open(element?.getAttribute('href')?.slice(1) ?? path, gesture.isApart || gesture.isRange);
      case 'openWindow':
        return openWindow(path);
      case 'openBeside':
        return openWindow(path, true);
      case 'edit':
        return can.quickEdit && resource.isEditable(row, user) ? onEdit(row, gesture.column) : undefined;
      case 'switch':
        return void turnOver(row, element?.dataset.field ?? '');
      case 'peek':
        return onPeek(row);
      case 'select':
        return onSelect(row, gesture.isRange);
      case 'remove':
        return void removeRow(row);
      case 'removeChosen':
        return onRemoveChosen && can.removeBatch ? onRemoveChosen() : void removeRow(row);
      case 'copyLink':
        // Without a page of its own it is found in its list.
        return void copyLink(can.page === 'none' ? `${listPath(resource.entity, scope)}?id=${row.id}` : path);
      case 'copyId':
      case 'copy':
        return void copy(row.id);
      default:
        return runAction(command, row, gesture.isApart);
    }
  };
};
