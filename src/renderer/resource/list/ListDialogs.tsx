import { useInputs } from '../form/formFields.ts';
import { QuickView } from '../form/QuickView.tsx';
import { QuickEdit, RecordDialog } from '../form/RecordDialog.tsx';
import { useResource } from '../resourceContext.tsx';
import { ListFileExport } from './ListFileExport.tsx';
import type { ShownList } from './useShownList.ts';

interface EditDialog {
  kind: 'edit';
  id: string;
  field: string | undefined;
  /** The records that "Next record" leads to, in the order they had when editing began. */
  next: readonly string[];
}

export type OpenDialog = { kind: 'create' | 'export' } | { kind: 'view'; id: string } | EditDialog | null;

interface ListDialogsProps {
  dialog: OpenDialog;
  shown: ShownList;
  onChange: (dialog: OpenDialog) => void;
  onClose: () => void;
}

const CreateDialog = ({ onClose }: Pick<ListDialogsProps, 'onClose'>) =>
  useInputs(useResource().resource.fields) && (
    <RecordDialog record={null} onClose={onClose} onSaved={onClose} />
  );

/** The dialog that is open over the list, if any. */
export const ListDialogs = ({ dialog, shown, onChange, onClose }: ListDialogsProps) => {
  const { file } = useResource().resource;
  switch (dialog?.kind) {
    case 'create':
      return <CreateDialog onClose={onClose} />;
    case 'view':
      return <QuickView key={dialog.id} id={dialog.id} onClose={onClose} />;
    case 'export':
      return file ? <ListFileExport file={file} shown={shown} onClose={onClose} /> : null;
    case 'edit': {
      const [id, ...next] = dialog.next;
      const onNext = id === undefined ? null : () => onChange({ ...dialog, id, next });
      return (
        <QuickEdit key={dialog.id} id={dialog.id} field={dialog.field} onNext={onNext} onClose={onClose} />
      );
    }
    default:
      return null;
  }
};
