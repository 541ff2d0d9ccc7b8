import { Button, makeStyles } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { forgetFailures, useFailures } from '../stores/failures.ts';
import { Banner } from './Banner.tsx';

const useStyles = makeStyles({
  // A message bar leaves room above and below for one line only.
  rows: { maxHeight: '120px', margin: 0, paddingBlock: '8px', paddingInline: 0, overflowY: 'auto' },
  row: { listStyleType: 'none', overflowWrap: 'anywhere' },
});

/** The place where `tellFailures` says what was not done, and why, until the next try. */
export const Failures = ({ place }: { place: string }) => {
  const styles = useStyles();
  const failures = useFailures(place);
  if (failures.length === 0) return null;
  return (
    <Banner
      intent="error"
      actions={
        <Button size="small" onClick={() => forgetFailures(place)}>
          <Trans>Dismiss</Trans>
        </Button>
      }
    >
      <ul className={styles.rows}>
        {failures.map(({ id, text }) => (
          <li key={id} className={styles.row}>
            {text}
          </li>
        ))}
      </ul>
    </Banner>
  );
};
