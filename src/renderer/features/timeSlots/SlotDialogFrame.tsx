import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { useFirstFieldFocus } from '../../resource/form/useFirstFieldFocus.ts';

const useStyles = makeStyles({
  // Never so narrow that its labels do not fit, nor wider than the window.
  surface: { width: 'min(55vw, 720px)', minWidth: 'min(480px, calc(100vw - 32px))', maxWidth: '100vw' },
  content: { display: 'flex', flexDirection: 'column', gap: '12px', paddingBlock: '4px' },
});

interface SlotDialogFrameProps {
  title: string;
  children: ReactNode;
  onClose: () => void;
  /** Sends what the dialog asks for; without it the dialog can only be read. */
  onSubmit?: () => void;
  submitLabel?: string;
  isSubmitDisabled?: boolean;
}

/** A dialog over the week's grid. */
export const SlotDialogFrame = (props: SlotDialogFrameProps) => {
  const { title, children, onClose, onSubmit, submitLabel, isSubmitDisabled = false } = props;
  const { t } = useLingui();
  const styles = useStyles();
  const form = useRef<HTMLFormElement>(null);
  useFirstFieldFocus(form);
  return (
    <Dialog open onOpenChange={(_event, { open }) => open || onClose()}>
      <DialogSurface className={styles.surface}>
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isSubmitDisabled) onSubmit?.();
          }}
        >
          <DialogBody>
            <DialogTitle
              action={
                <Button
                  appearance="subtle"
                  aria-label={t`Close`}
                  icon={<Dismiss20Regular />}
                  onClick={onClose}
                />
              }
            >
              {title}
            </DialogTitle>
            <DialogContent className={styles.content}>{children}</DialogContent>
            {onSubmit && (
              <DialogActions>
                <Button onClick={onClose}>
                  <Trans>Cancel</Trans>
                </Button>
                <Button type="submit" appearance="primary" disabledFocusable={isSubmitDisabled}>
                  {submitLabel ?? <Trans>Save</Trans>}
                </Button>
              </DialogActions>
            )}
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
};
