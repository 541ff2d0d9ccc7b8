import { Button, Link, makeStyles, mergeClasses, Spinner, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { DismissCircle20Filled } from '@fluentui/react-icons/svg/dismiss-circle';
import { Info20Filled } from '@fluentui/react-icons/svg/info';
import { Warning20Filled } from '@fluentui/react-icons/svg/warning';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { dismissToast, type Toast, type ToastIntent } from '../stores/toasts.ts';
import { ErrorDetails } from '../ui/Banner.tsx';

export const useToastStyles = makeStyles({
  card: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    boxSizing: 'border-box',
    minHeight: '28px',
    minWidth: 0,
    maxWidth: '720px',
    padding: '1px 8px',
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

const icons: Record<ToastIntent, ReactElement> = {
  success: <CheckmarkCircle20Filled />,
  error: <DismissCircle20Filled />,
  warning: <Warning20Filled />,
  info: <Info20Filled />,
  loading: <Spinner size="tiny" aria-hidden="true" />,
};

interface ToastCardProps {
  toast: Toast;
  className: string | undefined;
}

export const ToastCard = ({ toast, className }: ToastCardProps) => {
  const { id, intent, text, action, requestId } = toast;
  const { t } = useLingui();
  const styles = useToastStyles();
  const act = (): void => {
    void action?.run();
    dismissToast(id);
  };
  return (
    <div className={mergeClasses(styles.card, className)}>
      <span className={`${styles.icon} ${styles[intent]}`}>{icons[intent]}</span>
      <div className={styles.text} data-text role={intent === 'error' ? 'alert' : undefined}>
        {text}
      </div>
      <ErrorDetails requestId={requestId} />
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
        data-dismiss
        onClick={() => dismissToast(id)}
      />
    </div>
  );
};
