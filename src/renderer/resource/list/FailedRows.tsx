import { Button, makeStyles } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { Notice } from '../../ui/Notice.tsx';

export interface RowFailure {
  id: string;
  name: string;
  reason: string;
}

const useStyles = makeStyles({
  // A message bar leaves room above and below for one line only.
  rows: { maxHeight: '120px', margin: 0, paddingBlock: '8px', paddingInline: 0, overflowY: 'auto' },
  row: { listStyleType: 'none', overflowWrap: 'anywhere' },
});

interface FailedRowsProps {
  failures: readonly RowFailure[];
  onDismiss: () => void;
}

/** Which rows were not changed, and why each; stands over the list until the next try. */
export const FailedRows = ({ failures, onDismiss }: FailedRowsProps) => {
  const styles = useStyles();
  return (
    <Notice
      intent="error"
      actions={
        <Button size="small" onClick={onDismiss}>
          <Trans>Dismiss</Trans>
        </Button>
      }
    >
      <ul className={styles.rows}>
        {failures.map(({ id, name, reason }) => (
          <li key={id} className={styles.row}>{`${name}: ${reason}`}</li>
        ))}
      </ul>
    </Notice>
  );
};
