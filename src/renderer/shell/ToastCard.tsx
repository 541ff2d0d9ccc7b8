import { Button, Link, makeStyles, mergeClasses, Spinner, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { DismissCircle20Filled } from '@fluentui/react-icons/svg/dismiss-circle';
import { Info20Filled } from '@fluentui/react-icons/svg/info';
import { Warning20Filled } from '@fluentui/react-icons/svg/warning';
import { useLingui } from '@lingui/react/macro';
import { type ReactElement, useEffect, useRef } from 'react';
import { dismissToast, type Toast, type ToastIntent } from '../stores/toasts.ts';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    boxSizing: 'border-box',
    minHeight: '28px',
    minWidth: 0,
    maxWidth: '720px',
    padding: '1px 1px 1px 8px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow4,
    pointerEvents: 'auto',
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: '120ms',
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
  icon: { display: 'flex' },
  text: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', lineHeight: '20px' },
  // The full text overlays the page only on hover; the buttons do not move.
  line: {
    alignItems: 'flex-start',
    // Minimum width for the buttons when several toasts share a narrow window.
    minWidth: '156px',
    '> *': { display: 'flex', alignItems: 'center', minHeight: '24px' },
    '> [data-text]': { display: 'block', boxSizing: 'border-box', paddingBlock: '2px' },
    ':not(:hover, :focus-within) > [data-text]': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    // With two toasts in a narrow window the newer one gets the room; the older one keeps its button.
    ':last-child:nth-child(2)': { flexShrink: 0, maxWidth: 'min(720px, calc(100% - 180px))' },
  },
  action: {
    flexShrink: 0,
    marginInlineStart: '4px',
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
  },
  success: { color: tokens.colorStatusSuccessForeground3 },
  error: { color: tokens.colorStatusDangerForeground3 },
  warning: { color: tokens.colorStatusWarningForeground1 },
  info: { color: tokens.colorBrandForeground1 },
  loading: {},
});

const pauseCheckMs = 1000;

const icons: Record<ToastIntent, ReactElement> = {
  success: <CheckmarkCircle20Filled />,
  error: <DismissCircle20Filled />,
  warning: <Warning20Filled />,
  info: <Info20Filled />,
  loading: <Spinner size="tiny" aria-hidden="true" />,
};

export const ToastCard = ({ toast, isInLine }: { toast: Toast; isInLine: boolean }) => {
  const { id, intent, text, action, durationMs } = toast;
  const { t } = useLingui();
  const styles = useStyles();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (durationMs === null) return;
    let timer: number;
    const leave = (): void => {
      // Keep a hovered or focused toast, so that reading it is not a race.
      if (card.current?.matches(':hover, :focus-within')) timer = window.setTimeout(leave, pauseCheckMs);
      else dismissToast(id);
    };
    timer = window.setTimeout(leave, durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs]);
  const act = (): void => {
    action?.run();
    dismissToast(id);
  };
  return (
    <div ref={card} className={isInLine ? mergeClasses(styles.card, styles.line) : styles.card}>
      <span className={`${styles.icon} ${styles[intent]}`}>{icons[intent]}</span>
      <div className={styles.text} data-text role={intent === 'error' ? 'alert' : undefined}>
        {text}
      </div>
      {action && (
        <Link as="button" className={styles.action} onClick={act}>
          {action.label}
        </Link>
      )}
      <Button
        appearance="subtle"
        size="small"
        icon={<Dismiss16Regular />}
        aria-label={t`Dismiss`}
        onClick={() => dismissToast(id)}
      />
    </div>
  );
};
