import { Suspense } from 'react';
import type { RecordScope } from '../../data/entityCalls.ts';
import { QuickEdit } from '../form/QuickEdit.tsx';
import { RecordDialog } from '../form/RecordDialog.tsx';
import type { Resource } from '../resource.ts';

export type OpenDialog = { kind: 'create' } | { kind: 'edit'; id: string } | null;

interface ListDialogsProps {
  resource: Resource;
  scope: RecordScope;
  dialog: OpenDialog;
  onClose: () => void;
}

const OpenListDialog = ({ resource, scope, dialog, onClose }: ListDialogsProps) => {
  switch (dialog?.kind) {
    case 'create':
      return (
        <RecordDialog resource={resource} scope={scope} record={null} onClose={onClose} onSaved={onClose} />
      );
    case 'edit':
      return <QuickEdit resource={resource} scope={scope} id={dialog.id} onClose={onClose} />;
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
