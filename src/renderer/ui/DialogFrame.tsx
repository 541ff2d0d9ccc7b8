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
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useSaveKey } from './useDocumentKeys.ts';

const useStyles = makeStyles({
  surface: { width: 'min(75vw, 960px)', maxWidth: 'none' },
  // Beside its edges 24 px of the page behind are still to be seen, except where the window has no room for that. As much
  // again is the padding of Fluent's surface, and its border 1 px.
  body: { '@media (min-height: 640px)': { maxHeight: 'calc(100vh - 2 * (24px + 24px + 1px))' } },
  content: { display: 'flex', flexDirection: 'column', gap: '16px', padding: '4px', marginInline: '-4px' },
});

interface DialogFrameProps {
  title: ReactNode;
  children: ReactNode;
  /** The buttons at its foot; their names are the caller's. One that is marked `data-first` has the focus at first. */
  actions?: ReactNode;
  onClose: () => void;
  /** A cross beside the title, where the foot has no button that says the same. */
  hasCross?: boolean;
  /** Nothing in it takes the focus: then it does itself, so that keys scroll it. */
  isText?: boolean;
  /** Other measures than three quarters of the window. */
  className?: string;
  /** Makes a form of everything in the dialog: its submit button, Enter in a field and Ctrl+S send it. */
  onSubmit?: () => void;
  formRef?: Ref<HTMLFormElement>;
  /** Around everything in the dialog: a form of the caller's own. */
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
  const { onSubmit, formRef, wrap = (body: ReactNode) => body } = props;
  const { t } = useLingui();
  const styles = useStyles();
  const isOwnClick = useOwnClicks();
  const id = useId();
  useEffect(() => {
    // After the dialog's own choice, which is its first button: effects of what stands further out come later.
    document.getElementById(id)?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [id]);
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
  const hear = (event: KeyboardEvent): void => {
    // The Enter that opened the dialog and is still held down must not send it too.
    if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement))
      event.preventDefault();
    onKeyDown?.(event);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // React's events go on to the form that this dialog was opened from, through the portal.
    event.stopPropagation();
    onSubmit?.();
  };
  const framed = (body: ReactNode): ReactNode =>
    onSubmit ? (
      <form ref={formRef} noValidate onSubmit={submit}>
        {body}
      </form>
    ) : (
      wrap(body)
    );
  const cross = (
    <Button appearance="subtle" aria-label={t`Close`} icon={<Dismiss20Regular />} onClick={onClose} />
  );
  return (
    <Dialog open onOpenChange={(event, { open }) => open || !isOwnClick(event) || onClose()}>
      <DialogSurface
        id={id}
        className={mergeClasses(styles.surface, className)}
        onKeyDown={hear}
        onClickCapture={onClickCapture}
      >
        {framed(
          <DialogBody className={styles.body}>
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
