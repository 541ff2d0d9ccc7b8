import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ArrowClockwise16Regular } from '@fluentui/react-icons';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '8px' },
  text: { color: tokens.colorStatusDangerForeground3 },
});

interface InlineProblemProps {
  /** What could not be read. */
  children: ReactNode;
  onRetry: () => void;
  /** Where the way to try again has words of its own. */
  retryWords?: ReactNode;
  /** Screen readers say it when they have nothing else to say. */
  isQuiet?: boolean;
}

/** A part of a page could not be read: said in its place, with a way to try again. The rest of the page goes on. */
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
