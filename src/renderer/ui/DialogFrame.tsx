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
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
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
  // Leaves 24 px of the page visible on each side, except in low
  // windows. Fluent's surface adds 24 px padding and a 1 px border.
  body: { '@media (min-height: 640px)': { maxHeight: 'calc(100vh - 2 * (24px + 24px + 1px))' } },
  content: { display: 'flex', flexDirection: 'column', gap: '16px', padding: '4px', marginInline: '-4px' },
});

interface DialogFrameProps {
  title: ReactNode;
  children: ReactNode;
  /** Footer buttons, named by the caller. The button marked `data-first` gets the initial focus. */
  actions?: ReactNode;
  onClose: () => void;
  /** Close button in the title, for dialogs without one in the footer. */
  hasCross?: boolean;
  /** The content has no focusable element: the dialog itself takes the focus, so that keys scroll it. */
  isText?: boolean;
  /** Overrides the default width of 75 % of the window. */
  className?: string;
  /** Wraps the dialog in a form, sent by its submit button, by Enter in a field and by Ctrl+S. */
  onSubmit?: () => void;
  formRef?: Ref<HTMLFormElement>;
  /** Wraps the dialog's content, for example in the caller's own form. */
  wrap?: (body: ReactNode) => ReactNode;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/**
 * Ignores the second click of a double click that opened the dialog: it would hit a control under the
 * pointer. `detail` counts consecutive clicks at one place.
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
 * Dialog that is open while mounted: title, content, footer. Esc and a
 * click outside close it, Ctrl+S sends its form.
 */
export const DialogFrame = (props: DialogFrameProps) => {
  const { title, children, actions, onClose, hasCross, isText, className, onKeyDown } = props;
  const { onSubmit, formRef, wrap = (body: ReactNode) => body } = props;
  const { t } = useLingui();
  const styles = useStyles();
  const isOwnClick = useOwnClicks();
  const id = useId();
  useEffect(() => {
    // Runs after Fluent's own effect, which focuses the first button: effects of outer components run later.
    document.getElementById(id)?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [id]);
  useSaveKey(
    () => document.getElementById(id)?.querySelector('form') ?? null,
    // Click the submit button instead of submitting: it may be disabled.
    (form) => form.querySelector<HTMLElement>('button[type=submit]')?.click(),
  );
  const onClickCapture = (event: MouseEvent): void => {
    if (isOwnClick(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const hear = (event: KeyboardEvent): void => {
    // Key repeat of the Enter that opened the dialog must not submit it.
    if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement))
      event.preventDefault();
    onKeyDown?.(event);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // React events bubble through the portal to the form that opened this dialog.
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
            {/* Full width for the buttons: in half of it long labels would break. */}
            {actions && <DialogActions fluid>{actions}</DialogActions>}
          </DialogBody>,
        )}
      </DialogSurface>
    </Dialog>
  );
};
