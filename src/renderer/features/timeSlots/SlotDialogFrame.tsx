import { Button, makeStyles } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { useFirstFieldFocus } from '../../resource/form/formKeyboard.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';

const useStyles = makeStyles({
  surface: { width: 'min(55vw, 720px)' },
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
  const styles = useStyles();
  const form = useRef<HTMLFormElement>(null);
  useFirstFieldFocus(form);
  return (
    <DialogFrame
      title={title}
      className={styles.surface}
      hasCross
      onClose={onClose}
      wrap={(body) => (
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isSubmitDisabled) onSubmit?.();
          }}
        >
          {body}
        </form>
      )}
      actions={
        onSubmit && (
          <>
            <Button onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" appearance="primary" disabledFocusable={isSubmitDisabled}>
              {submitLabel ?? <Trans>Save</Trans>}
            </Button>
          </>
        )
      }
    >
      {children}
    </DialogFrame>
  );
};
