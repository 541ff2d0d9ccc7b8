import { makeStyles, mergeClasses, useAnnounce } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSessionStore } from '../stores/session.ts';
import { dismissAllToasts, dismissToast, type Toast, useToastStore } from '../stores/toasts.ts';
import { forgetUndos } from '../stores/undo.ts';
import { ToastCard } from './ToastCard.tsx';
import { ToastStack, undoableOf } from './ToastStack.tsx';

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
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, auto) minmax(0, auto)',
    gridAutoFlow: 'dense',
    justifyContent: 'center',
    alignItems: 'end',
    gap: '4px 8px',
    // Below menus and list boxes (z-index 1,000,000), whose entries
    // must stay visible. Above dialogs by global.css.
    zIndex: 999_999,
    pointerEvents: 'none',
    '@media print': { display: 'none' },
  },
  // A shadow must not be cut by the scrolling content above.
  placed: { position: 'relative', ':not(:empty)': { padding: '4px 8px' } },
  corner: { position: 'fixed', right: '16px', bottom: '16px', maxWidth: 'calc(100vw - 32px)' },
  hidden: { display: 'none' },
  unfolded: { gridColumn: '1 / -1', justifySelf: 'center' },
  newest: { gridColumn: 3 },
  // Without its own button to dismiss it. Both wrap their texts where a panel leaves them little room.
  previous: { gridColumn: 2, '& > [data-dismiss]': { display: 'none' } },
});

/** Announces toasts under a modal dialog: it hides the live region from screen readers. */
const useHeardOverDialogs = (newest: Toast | undefined): void => {
  const { announce } = useAnnounce();
  useEffect(() => {
    if (newest && document.querySelector('[aria-modal=true]')) announce(newest.text);
  }, [newest, announce]);
};

const pauseCheckMs = 1000;

/** Removes a toast after its time. Outside of its card, which a stack hides and another page mounts anew. */
const ToastTimer = ({ toast: { id, durationMs } }: { toast: Toast }) => {
  useEffect(() => {
    if (durationMs === null) return;
    let timer: number;
    const leave = (): void => {
      const region = document.querySelector('[data-toasts]');
      // Keep toasts while they are hovered or focused, so that reading them is not a race.
      if (region?.matches(':hover, :focus-within')) timer = window.setTimeout(leave, pauseCheckMs);
      else dismissToast(id);
    };
    timer = window.setTimeout(leave, durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs]);
  return null;
};

/** Scrolls the focused control back into view when toasts have taken its place. */
const useFocusInView = (count: number): void =>
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (count > 0 && focused?.matches('#page :focus-visible'))
      (focused.closest('[data-field]') ?? focused).scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [count]);

const isOfFrame = (place: HTMLElement): boolean => place.closest('#page') === null;

/** Whether the page's own place is in view: a low window scrolls a list with its pager. */
const isShownOnPage = (place: HTMLElement): boolean => {
  const page = place.closest('#page');
  return page !== null && place.getBoundingClientRect().bottom <= page.getBoundingClientRect().bottom;
};

/**
 * Toasts in a live region that is always mounted, because screen readers only read its changes. The newest one
 * is whole; earlier ones are stacked next to it. They take their room from the scrollable content above the
 * controls at the bottom of the page, so that they never cover a control.
 */
export const Toasts = () => {
  const { t } = useLingui();
  const styles = useStyles();
  const { toasts, lines } = useToastStore();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const newest = toasts.at(-1);
  // Chosen anew for each toast, because the page may have been scrolled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const line = useMemo(() => lines.find(isShownOnPage) ?? lines.find(isOfFrame), [lines, newest?.id]);
  useHeardOverDialogs(newest);
  useFocusInView(toasts.length);
  // An error is never hidden by a later success.
  const stacked = toasts.filter((toast) => toast !== newest && toast.intent !== 'error');
  if (isUnfolded && stacked.length === 0) setIsUnfolded(false);
  const undoable = undoableOf([...stacked, ...(newest ? [newest] : [])]);
  // The latest one with a button remains visible, unless it is summed up.
  const previous =
    undoable.length > 0 ? undefined : (stacked.findLast(({ action }) => action) ?? stacked.at(-1));
  const hidden = stacked.filter((toast) => toast !== previous && !undoable.includes(toast)).length;
  const classOf = (toast: Toast): string | undefined => {
    if (toast === newest) return styles.newest;
    if (isUnfolded || !stacked.includes(toast)) return styles.unfolded;
    return toast === previous ? styles.previous : styles.hidden;
  };
  // In one array, because a card of another list would be mounted anew and lose its focus.
  const cards = toasts.map((toast) => <ToastCard key={toast.id} toast={toast} className={classOf(toast)} />);
  if (newest && stacked.length > 0) {
    const unfold = (): void => setIsUnfolded(!isUnfolded);
    const numbers = { undoable, hidden, count: stacked.length };
    cards.splice(-1, 0, <ToastStack key="stack" {...numbers} isUnfolded={isUnfolded} onUnfold={unfold} />);
  }
  const region = (
    <section
      className={mergeClasses(styles.region, line ? styles.placed : styles.corner)}
      data-toasts
      aria-live="polite"
      aria-relevant="additions text"
      aria-label={t`Notices`}
    >
      {cards}
    </section>
  );
  return (
    <>
      {toasts.map((toast) => (
        <ToastTimer key={toast.id} toast={toast} />
      ))}
      {line ? createPortal(region, line) : region}
    </>
  );
};
