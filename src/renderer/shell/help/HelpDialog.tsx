import type { HelpTopic } from '#shared/ipc/events.ts';
import { useUser } from '../../stores/session.ts';
import { ShortcutsDialog } from '../ShortcutsDialog.tsx';
import { LicencesDialog } from './LicencesDialog.tsx';
import { WorkspacesDialog } from './WorkspacesDialog.tsx';

export const HelpDialog = ({ topic, onClose }: { topic: HelpTopic; onClose: () => void }) => {
  const isLoggedIn = useUser() !== null;
  if (topic === 'shortcuts') return <ShortcutsDialog onClose={onClose} />;
  if (topic === 'licences') return <LicencesDialog onClose={onClose} />;
  return isLoggedIn ? <WorkspacesDialog onClose={onClose} /> : null;
};
