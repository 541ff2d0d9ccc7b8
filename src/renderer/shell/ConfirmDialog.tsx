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
import { useEffect, useId } from 'react';
import type { Confirmation } from '../stores/overlays.ts';
import { destructiveButton } from '../ui/destructiveButton.ts';

const useStyles = makeStyles({
  surface: { maxWidth: '440px' },
  // `pre-line`: lists of names put each name on a line of its own.
  text: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  // Buttons with long names wrap below each other instead of breaking inside.
  actions: { gridColumnStart: 1, flexWrap: 'wrap', justifyContent: 'flex-end' },
  choices: { gridColumnStart: 1, flexDirection: 'column', alignItems: 'stretch' },
  last: { order: 1 },
  button: { flexShrink: 0, maxWidth: '100%', whiteSpace: 'nowrap' },
  destructive: destructiveButton,
});

type ConfirmDialogProps = Confirmation & {
  isOpen: boolean;
  answer: (isConfirmed: boolean, choice?: number) => void;
};

export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { title, text, confirmLabel, cancelLabel, choices, isDestructive, isDoubtful, isOpen, answer } =
    props;
  const isCancelFirst = isDestructive || isDoubtful;
  const styles = useStyles();
  const id = useId();
  // After Fluent's own effect, which focuses the first button: the cancel button.
  useEffect(() => {
    if (isOpen) document.getElementById(id)?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [isOpen, id]);
  return (
    <Dialog modalType="alert" open={isOpen} onOpenChange={(_event, { open }) => open || answer(false)}>
      {/*
       * Marks the dialog as answered, so that the focus keeper ignores
       * it during the fade-out. Fluent does not pass `inert` on.
       */}
      <DialogSurface id={id} className={styles.surface} data-answered={isOpen ? undefined : ''}>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent className={styles.text}>{text}</DialogContent>
          <DialogActions className={choices ? styles.choices : styles.actions}>
            <Button
              appearance={isDoubtful ? 'primary' : 'secondary'}
              className={choices ? styles.last : styles.button}
              data-first={isOpen && isCancelFirst ? '' : undefined}
              onClick={() => answer(false)}
            >
              {cancelLabel ?? <Trans>Cancel</Trans>}
            </Button>
            {(choices ?? [confirmLabel]).map((label, index) => (
              <Button
                key={label}
                appearance={isDoubtful || choices ? 'secondary' : 'primary'}
                data-first={isOpen && !isCancelFirst && index === 0 ? '' : undefined}
                className={mergeClasses(styles.button, isDestructive && styles.destructive)}
                onClick={() => answer(true, index)}
              >
                {label}
              </Button>
            ))}
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
};
