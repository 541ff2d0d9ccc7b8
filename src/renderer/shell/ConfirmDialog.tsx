import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  mergeClasses,
} from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import type { Confirmation } from '../stores/overlays.ts';
import { destructiveButton } from '../ui/destructiveButton.ts';

const useStyles = makeStyles({
  surface: { maxWidth: '440px' },
  // A list of names has a line for each.
  text: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  // Long names keep one line; two that do not fit beside each other stand below each other.
  actions: { gridColumnStart: 1, flexWrap: 'wrap', justifyContent: 'flex-end' },
  button: { flexShrink: 0, maxWidth: '100%', whiteSpace: 'nowrap' },
  destructive: destructiveButton,
});

type ConfirmDialogProps = Confirmation & { isOpen: boolean; answer: (isConfirmed: boolean) => void };

export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { title, text, confirmLabel, cancelLabel, isDestructive, isDoubtful, isOpen, answer } = props;
  const isCancelFirst = isDestructive || isDoubtful;
  const styles = useStyles();
  return (
    <Dialog modalType="alert" open={isOpen} onOpenChange={(_event, { open }) => open || answer(false)}>
      {/* While it fades after the answer, the focus is not drawn back into it. Fluent hands no `inert` on. */}
      <DialogSurface className={styles.surface} data-answered={isOpen ? undefined : ''}>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent className={styles.text}>{text}</DialogContent>
          <DialogActions className={styles.actions}>
            <Button
              appearance={isDoubtful ? 'primary' : 'secondary'}
              className={styles.button}
              autoFocus={isCancelFirst}
              onClick={() => answer(false)}
            >
              {cancelLabel ?? <Trans>Cancel</Trans>}
            </Button>
            <Button
              appearance={isDoubtful ? 'secondary' : 'primary'}
              autoFocus={!isCancelFirst}
              className={mergeClasses(styles.button, isDestructive && styles.destructive)}
              onClick={() => answer(true)}
            >
              {confirmLabel}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
};
