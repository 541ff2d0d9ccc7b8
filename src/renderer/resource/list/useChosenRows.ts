import { useResource } from '../define/resourceContext.tsx';
import { batchFields } from '../form/batchEdit.ts';
import { useBatchChange } from '../form/useBatchChange.ts';
import { useBatchRemoval } from '../form/useBatchRemoval.ts';
import type { OpenDialog } from './ListDialogs.tsx';
import { useListContext } from './useListController.tsx';

/** Batch edit and delete of the selected rows. */
export const useChosenRows = (openDialog: (dialog: OpenDialog) => void, focusGrid: () => void) => {
  const { resource, can } = useResource();
  const { selection, list } = useListContext();
  const { rows: selected } = selection.selection;
  const removal = useBatchRemoval();
  const changing = useBatchChange({
    onSaved: (saved, isFinished) => {
      selection.dropFilteredOut(saved);
      // Only the failed ones stay selected.
      if (!isFinished) selection.remove(saved.map(({ before }) => before.id));
      // Shows the result at once: the pointer may rest on a row that the dialog covered.
      list.reload();
    },
  });
  const { activate } = changing;
  const canEdit = can.quickEdit && batchFields(resource).length > 0;
  return {
    isBusy: removal.isRunning || changing.isRunning,
    canEdit,
    change: changing.change,
    activate: activate && ((isActive: boolean) => activate([...selected.values()], isActive)),
    edit: (field?: string): void => {
      const rows = [...selected.values()];
      if (!canEdit || changing.isRunning || rows.length === 0) return;
      openDialog({ type: 'editChosen', rows, field });
    },
    remove: async (): Promise<void> => {
      if (await removal.run([...selected.values()])) focusGrid();
    },
  };
};

export type ChosenRows = ReturnType<typeof useChosenRows>;
