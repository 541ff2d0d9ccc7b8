import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ArrowClockwise16Regular } from '@fluentui/react-icons';
import { Trans } from '@lingui/react/macro';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '8px' },
  text: { color: tokens.colorStatusDangerForeground3 },
});

/** The choices could not be had; what is chosen stays. */
export const OptionsProblem = ({ onRetry }: { onRetry: () => void }) => {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <Text role="alert" size={200} className={styles.text}>
        <Trans>The choices could not be loaded</Trans>
      </Text>
      <Button size="small" icon={<ArrowClockwise16Regular />} onClick={onRetry}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  );
};
