import { Suspense } from 'react';
import { QuickEdit } from '../form/QuickEdit.tsx';
import { RecordDialog } from '../form/RecordDialog.tsx';

export type OpenDialog = { kind: 'create' } | { kind: 'edit'; id: string } | null;

interface ListDialogsProps {
  dialog: OpenDialog;
  onClose: () => void;
}

const OpenListDialog = ({ dialog, onClose }: ListDialogsProps) => {
  switch (dialog?.kind) {
    case 'create':
      return <RecordDialog record={null} onClose={onClose} onSaved={onClose} />;
    case 'edit':
      return <QuickEdit id={dialog.id} onClose={onClose} />;
    default:
      return null;
  }
};

/** The dialog that is open over the list, if any; a form comes when its inputs are there. */
export const ListDialogs = (props: ListDialogsProps) => (
  <Suspense>
    <OpenListDialog {...props} />
  </Suspense>
);
