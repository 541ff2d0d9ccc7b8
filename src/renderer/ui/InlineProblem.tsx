import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ArrowClockwise16Regular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '8px' },
  text: { color: tokens.colorStatusDangerForeground3 },
});

interface InlineProblemProps {
  children: ReactNode;
  onRetry: () => void;
  retryWords?: ReactNode;
  /** Announced politely to screen readers instead of as an alert. */
  isQuiet?: boolean;
}

/**
 * A part of a page could not be read: message and retry button in its place, while the rest keeps working.
 */
export const InlineProblem = ({ children, onRetry, retryWords, isQuiet = false }: InlineProblemProps) => {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <Text role={isQuiet ? 'status' : 'alert'} size={200} className={styles.text}>
        {children}
      </Text>
      <Button size="small" icon={<ArrowClockwise16Regular />} onClick={onRetry}>
        {retryWords ?? <Trans>Retry</Trans>}
      </Button>
    </div>
  );
};
