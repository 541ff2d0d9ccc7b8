import type { HelpTopic } from '#shared/ipc/events.ts';
import { ShortcutsDialog } from '../ShortcutsDialog.tsx';
import { LicencesDialog } from './LicencesDialog.tsx';
import { WorkspacesDialog } from './WorkspacesDialog.tsx';

const dialogs = { shortcuts: ShortcutsDialog, licences: LicencesDialog, workspaces: WorkspacesDialog };

export const HelpDialog = ({ topic, onClose }: { topic: HelpTopic; onClose: () => void }) => {
  const Dialog = dialogs[topic];
  return <Dialog onClose={onClose} />;
};
