import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Text,
} from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import type { SessionUser } from '#shared/api/auth.ts';
import { KeychainBanner } from '../access/KeychainBanner.tsx';
import { LoginForm } from '../access/LoginForm.tsx';
import { queryClient } from '../data/queryClient.ts';
import { discardUnsaved } from '../stores/unsavedChanges.ts';

const useStyles = makeStyles({
  surface: { maxWidth: '420px' },
  content: { display: 'flex', flexDirection: 'column', gap: '16px' },
});

interface LogInAgainDialogProps {
  user: SessionUser | null;
  isOpen: boolean;
}

/** Login in a dialog when the session ends over unsaved changes, which survive it. */
export const LogInAgainDialog = ({ user, isOpen }: LogInAgainDialogProps) => {
  const styles = useStyles();
  return (
    <Dialog modalType="alert" open={isOpen}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>
            <Trans>Log in again</Trans>
          </DialogTitle>
          <DialogContent className={styles.content}>
            <Text>
              <Trans>Your session has ended. Your input on this page is safe.</Trans>
            </Text>
            <KeychainBanner />
            <LoginForm
              email={user?.email}
              aside={
                <Button appearance="subtle" size="small" onClick={discardUnsaved}>
                  <Trans>Discard changes</Trans>
                </Button>
              }
              onLoggedIn={() => void queryClient.invalidateQueries()}
            />
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
};
