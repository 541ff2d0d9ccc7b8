import { makeStyles, tokens } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { CopyButton } from './CopyButton.tsx';

const useStyles = makeStyles({
  summary: { width: 'fit-content', cursor: 'pointer', whiteSpace: 'nowrap' },
  words: { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.spacingHorizontalXS },
  copied: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, minWidth: 0 },
  id: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
});

export interface ErrorDetailsProps {
  /** The server's message. */
  words?: string | undefined;
  /** Id of the failed call, for the people of the server. */
  requestId?: string | undefined;
}

/** Folded details of an error, for support. */
export const ErrorDetails = ({ words, requestId }: ErrorDetailsProps) => {
  const styles = useStyles();
  return (
    <details>
      <summary className={styles.summary}>
        <Trans>Details</Trans>
      </summary>
      {words !== undefined && <div className={styles.words}>{words}</div>}
      {requestId !== undefined && (
        <div className={styles.line}>
          <Trans>Request ID</Trans>
          <span className={styles.copied}>
            <span className={styles.id}>{requestId}</span>
            <CopyButton text={requestId} />
          </span>
        </div>
      )}
    </details>
  );
};
