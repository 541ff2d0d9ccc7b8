import { makeStyles, mergeClasses, useAnnounce } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useSessionStore } from '../stores/session.ts';
import { dismissAllToasts, type Toast, useToastStore } from '../stores/toasts.ts';
import { forgetUndos } from '../stores/undo.ts';
import { ToastCard } from './ToastCard.tsx';

/** What one administrator was told is never shown to the next one of this window, and what was done not undone. */
export const forgetToastsOfOthers = (): void => {
  let lastId = useSessionStore.getState().session.user?.id;
  useSessionStore.subscribe(({ session }) => {
    const id = session.user?.id;
    if (id !== lastId) {
      dismissAllToasts();
      forgetUndos();
    }
    if (id !== undefined) lastId = id;
  });
};

const useStyles = makeStyles({
  region: {
    display: 'flex',
    gap: '4px 8px',
    // Below menus and lists of choices (1,000,000), which need all their entries; above dialogs by global.css.
    zIndex: 999_999,
    pointerEvents: 'none',
  },
  // One line, however many there are: the page must not move under the pointer.
  placed: { position: 'relative', alignItems: 'flex-start', justifyContent: 'flex-end', height: '28px' },
  corner: {
    position: 'fixed',
    right: '16px',
    bottom: '16px',
    flexDirection: 'column',
    width: '340px',
    maxWidth: 'calc(100vw - 32px)',
  },
});

/** Under a modal dialog all else is hidden from screen readers, the live region too: there they are told in words. */
const useHeardOverDialogs = (newest: Toast | undefined): void => {
  const { announce } = useAnnounce();
  useEffect(() => {
    if (newest && document.querySelector('[aria-modal=true]')) announce(newest.text);
  }, [newest, announce]);
};

/**
 * Toasts in a live region that is always there, so that screen readers read what comes into it. They stand where the
 * page keeps room for them, because whatever they would lie over might be the next thing that is needed.
 */
export const Toasts = () => {
  const { t } = useLingui();
  const styles = useStyles();
  const { toasts, line } = useToastStore();
  useHeardOverDialogs(toasts.at(-1));
  const region = (
    <section
      className={mergeClasses(styles.region, line ? styles.placed : styles.corner)}
      data-toasts
      aria-live="polite"
      aria-relevant="additions text"
      aria-label={t`Notices`}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isInLine={line !== null} />
      ))}
    </section>
  );
  return line ? createPortal(region, line) : region;
};
