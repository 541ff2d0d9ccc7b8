import { makeStyles } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useToastStore } from '../stores/toasts.ts';
import { ToastCard } from './ToastCard.tsx';

const useStyles = makeStyles({
  region: {
    position: 'fixed',
    right: '16px',
    bottom: '16px',
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    width: '340px',
    maxWidth: 'calc(100vw - 32px)',
    zIndex: 2_000_000,
    pointerEvents: 'none',
  },
});

/** Notices in a live region that is always there, so that screen readers read what comes into it. */
export const Toasts = () => {
  const { t } = useLingui();
  const styles = useStyles();
  const toasts = useToastStore((store) => store.toasts);
  return (
    <section
      className={styles.region}
      aria-live="polite"
      aria-relevant="additions text"
      aria-label={t`Notices`}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
};
