import { Button, makeStyles, Text, Tooltip, tokens } from '@fluentui/react-components';
import { ArrowClockwise16Regular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { asAppError } from '../../data/queryClient.ts';
import { errorText } from '../../ui/errorText.ts';
import { useFormatters } from '../../ui/useFormatters.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    marginTop: 'auto',
    marginInlineEnd: '-8px',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  gap: { flexGrow: 1 },
  failed: { display: 'flex', alignItems: 'center', gap: '8px', color: tokens.colorNeutralForeground3 },
  dash: { fontSize: '28px', lineHeight: '34px' },
});

interface CardFootProps {
  name: string;
  updatedAt: number;
  isBusy: boolean;
  onReload: () => void;
  children?: ReactNode;
}

export const CardFoot = ({ name, updatedAt, isBusy, onReload, children }: CardFootProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const clock = useFormatters();
  const instant = new Date(updatedAt).toISOString();
  const time = clock.time(instant);
  return (
    <div className={styles.root}>
      <Text size={100} title={clock.instant(instant)}>
        <Trans>updated at {time}</Trans>
      </Text>
      <span className={styles.gap} />
      {children}
      <Button
        size="small"
        appearance="subtle"
        icon={<ArrowClockwise16Regular />}
        aria-label={t`Refresh ${name}`}
        disabledFocusable={isBusy}
        onClick={onReload}
      />
    </div>
  );
};

/** Replaces a figure that failed to load. Not an alert, as a dozen simultaneous alerts would be useless. */
export const FailedFigure = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const appError = asAppError(error);
  return (
    <div className={styles.failed}>
      <span className={styles.dash}>–</span>
      <Tooltip content={appError ? errorText(i18n, appError) : ''} relationship="description">
        <Button size="small" appearance="subtle" icon={<ArrowClockwise16Regular />} onClick={onRetry}>
          <Trans>Retry</Trans>
        </Button>
      </Tooltip>
    </div>
  );
};
