import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ArrowClockwise16Regular } from '@fluentui/react-icons';
import { Trans } from '@lingui/react/macro';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '8px', flexBasis: '100%' },
  problem: { color: tokens.colorPaletteRedForeground1 },
});

interface UploadProblemProps {
  problem: string;
  /** null when the same file would fail again. */
  onAgain: (() => void) | null;
  onChoose: () => void;
}

/** Why a picture is not there, and what to do about it. */
export const UploadProblem = ({ problem, onAgain, onChoose }: UploadProblemProps) => {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <Text role="alert" className={styles.problem}>
        {problem}
      </Text>
      {onAgain ? (
        <Button size="small" icon={<ArrowClockwise16Regular />} onClick={onAgain}>
          <Trans>Retry</Trans>
        </Button>
      ) : (
        <Button size="small" onClick={onChoose}>
          <Trans>Choose another image</Trans>
        </Button>
      )}
    </div>
  );
};
