import { makeStyles, mergeClasses, useAnnounce } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useSessionStore } from '../stores/session.ts';
import { dismissAllToasts, type Toast, useToastStore } from '../stores/toasts.ts';
import { forgetUndos } from '../stores/undo.ts';
import { ToastCard } from './ToastCard.tsx';

/** Removes toasts and undo steps of the previous user when another one logs in. */
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
    // Below menus and list boxes (z-index 1,000,000), whose entries
    // must stay visible. Above dialogs by global.css.
    zIndex: 999_999,
    pointerEvents: 'none',
  },
  // Fixed height of one line: the page must not move when toasts come.
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

/** Announces toasts under a modal dialog: it hides the live region from screen readers. */
const useHeardOverDialogs = (newest: Toast | undefined): void => {
  const { announce } = useAnnounce();
  useEffect(() => {
    if (newest && document.querySelector('[aria-modal=true]')) announce(newest.text);
  }, [newest, announce]);
};

/**
 * Toasts in a live region that is always mounted, because screen readers only read its changes. Shown in
 * space that the page reserves, so that they never cover the next control to click.
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
