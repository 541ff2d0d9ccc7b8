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
import { Dismiss20Regular } from '@fluentui/react-icons';
import { useLingui } from '@lingui/react/macro';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useRef,
} from 'react';
import { useSaveKey } from './useDocumentKeys.ts';

const useStyles = makeStyles({
  surface: { width: 'min(75vw, 960px)', maxWidth: 'none' },
  content: { display: 'flex', flexDirection: 'column', gap: '16px', padding: '4px', marginInline: '-4px' },
});

interface DialogFrameProps {
  title: ReactNode;
  children: ReactNode;
  /** The buttons at its foot; their names are the caller's. */
  actions?: ReactNode;
  onClose: () => void;
  /** A cross beside the title, where the foot has no button that says the same. */
  hasCross?: boolean;
  /** Nothing in it takes the focus: then it does itself, so that keys scroll it. */
  isText?: boolean;
  /** Other measures than three quarters of the window. */
  className?: string;
  /** Around everything in the dialog, as a form is. */
  wrap?: (body: ReactNode) => ReactNode;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/**
 * A click opens a dialog and a double click is two of them: the second one was not meant for what the dialog put
 * below the pointer. `detail` counts the clicks that follow each other at one place.
 */
const useOwnClicks = () => {
  const hasBegun = useRef(false);
  return (event: Event | SyntheticEvent): boolean => {
    const { detail } = 'nativeEvent' in event ? (event.nativeEvent as UIEvent) : (event as UIEvent);
    hasBegun.current ||= !(detail > 1);
    return hasBegun.current;
  };
};

/**
 * A dialog that is there as long as it is drawn: title, content, buttons; Esc and a click beside it close it, and
 * Ctrl+S sends its form.
 */
export const DialogFrame = (props: DialogFrameProps) => {
  const { title, children, actions, onClose, hasCross, isText, className, onKeyDown } = props;
  const { wrap = (body: ReactNode) => body } = props;
  const { t } = useLingui();
  const styles = useStyles();
  const isOwnClick = useOwnClicks();
  const id = useId();
  useSaveKey(
    () => document.getElementById(id)?.querySelector('form') ?? null,
    // By its button, which may be disabled.
    (form) => form.querySelector<HTMLElement>('button[type=submit]')?.click(),
  );
  const onClickCapture = (event: MouseEvent): void => {
    if (isOwnClick(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const cross = (
    <Button appearance="subtle" aria-label={t`Close`} icon={<Dismiss20Regular />} onClick={onClose} />
  );
  return (
    <Dialog open onOpenChange={(event, { open }) => open || !isOwnClick(event) || onClose()}>
      <DialogSurface
        id={id}
        className={mergeClasses(styles.surface, className)}
        onKeyDown={onKeyDown}
        onClickCapture={onClickCapture}
      >
        {wrap(
          <DialogBody>
            <DialogTitle action={hasCross ? cross : null}>{title}</DialogTitle>
            <DialogContent className={styles.content} {...(isText ? { tabIndex: 0 } : {})}>
              {children}
            </DialogContent>
            {/* The whole width is theirs: in half of it long words would break. */}
            {actions && <DialogActions fluid>{actions}</DialogActions>}
          </DialogBody>,
        )}
      </DialogSurface>
    </Dialog>
  );
};
