import { Button } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { DialogFrame } from '../ui/DialogFrame.tsx';
import { ShortcutList } from '../ui/ShortcutList.tsx';

export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => (
  <DialogFrame
    title={<Trans>Keyboard shortcuts</Trans>}
    isText
    onClose={onClose}
    actions={
      <Button onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    }
  >
    <ShortcutList />
  </DialogFrame>
);
