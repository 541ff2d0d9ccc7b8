import { useLingui } from '@lingui/react/macro';
import type { Row } from '../../data/entityCalls.ts';
import type { RowChange } from '../../data/saveRecord.ts';
import { onDemand } from '../../ui/lazyComponent.tsx';
import { RowScope, useResource } from '../define/resourceContext.tsx';
import { useInputsLoaded } from '../form/formFields.ts';
import { QuickEdit, RecordDialog } from '../form/RecordDialog.tsx';
import { QuickView } from '../record/QuickView.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { ExportChoice } from './ExportTools.tsx';
import { filterWords } from './filterWords.ts';
import { useListExport } from './listExportOf.ts';
import { useListContext } from './useListController.tsx';

const BatchEditDialog = onDemand(async () => (await import('../form/BatchEditDialog.tsx')).BatchEditDialog);

const PasteDialog = onDemand(async () => (await import('../paste/PasteDialog.tsx')).PasteDialog);

/** Dialog for the server's own export file, with the current filters. */
const ListFileExport = ({ onClose }: { onClose: () => void }) => {
  const shown = useListContext();
  const { serverFile: wanted, exportAll } = useListExport(shown);
  const { i18n, t } = useLingui();
  const { resource, title } = useResource();
  return (
    wanted && (
      <ExportDialog
        title={i18n._(title)}
        filters={filterWords(shown.queryState.state.filters, resource.fields, shown.text)}
        everything={t`All rows of this city`}
        wanted={wanted}
        onStart={exportAll}
        onClose={onClose}
      />
    )
  );
};

interface EditDialog {
  type: 'edit';
  id: string;
  field: string | undefined;
  /** Ids for "Next record", in the order at the time the dialog opened. */
  next: readonly string[];
}

/** Frozen at the time the dialog opens, so that live updates do not change the batch. */
interface ChosenDialog {
  rows: readonly Row[];
}

export type OpenDialog =
  | { type: 'create' | 'export' }
  | { type: 'paste'; text: string }
  | { type: 'view'; id: string }
  | EditDialog
  | (ChosenDialog & { type: 'editChosen'; field: string | undefined })
  | (ChosenDialog & { type: 'exportChosen'; total: number })
  | null;

interface ListDialogsProps {
  dialog: OpenDialog;
  onChange: (dialog: OpenDialog) => void;
  onClose: () => void;
  onChangeRows: (changes: readonly RowChange[]) => void;
  /** `null`: all rows found. */
  onExport: (rows: readonly Row[] | null) => void;
}

const CreateDialog = ({ onClose }: Pick<ListDialogsProps, 'onClose'>) => {
  const { list } = useListContext();
  // A new record is shown at once, even if the pointer happens to lie over a row when the dialog closes.
  const finish = (): void => {
    onClose();
    list.reload();
  };
  return (
    useInputsLoaded(useResource().resource.fields) && (
      <RecordDialog record={null} onClose={onClose} onSaved={finish} />
    )
  );
};

export const ListDialogs = ({ dialog, onChange, onClose, onChangeRows, onExport }: ListDialogsProps) => {
  const { rows, list } = useListContext();
  const rowOf = (wanted: string) => rows.find(({ id }) => id === wanted);
  switch (dialog?.type) {
    case 'create':
      return <CreateDialog onClose={onClose} />;
    case 'view':
      return (
        <RowScope key={dialog.id} row={rowOf(dialog.id)}>
          <QuickView id={dialog.id} onClose={onClose} />
        </RowScope>
      );
    case 'paste':
      return <PasteDialog text={dialog.text} onSaved={list.reload} onClose={onClose} />;
    case 'export':
      return <ListFileExport onClose={onClose} />;
    case 'editChosen':
      return (
        <BatchEditDialog
          rows={dialog.rows}
          field={dialog.field}
          onApply={(changes) => {
            onClose();
            onChangeRows(changes);
          }}
          onClose={onClose}
        />
      );
    case 'exportChosen':
      return (
        <ExportChoice
          chosen={dialog.rows.length}
          total={dialog.total}
          onChoose={(isOfChosen) => {
            onClose();
            onExport(isOfChosen ? dialog.rows : null);
          }}
          onClose={onClose}
        />
      );
    case 'edit': {
      const [id, ...next] = dialog.next;
      const onNext = id === undefined ? null : () => onChange({ ...dialog, id, next });
      return (
        <RowScope key={dialog.id} row={rowOf(dialog.id)}>
          <QuickEdit id={dialog.id} field={dialog.field} onNext={onNext} onClose={onClose} />
        </RowScope>
      );
    }
    default:
      return null;
  }
};
