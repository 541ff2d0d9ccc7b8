import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  type MessageBarIntent,
  makeStyles,
} from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type AppError, failure } from '#shared/ipc/result.ts';
import { ResultError } from '../data/queryClient.ts';
import { forgetFailures, useFailures } from '../stores/failures.ts';
import { useConnectivity } from '../stores/mainState.ts';
import { errorHint, errorText } from './errorText.ts';

interface BannerProps {
  intent: MessageBarIntent;
  children: ReactNode;
  actions?: ReactNode;
}

/** A message within a page that screen readers say when it appears. */
export const Banner = ({ intent, children, actions }: BannerProps) => {
  const { i18n } = useLingui();
  return (
    <div role={intent === 'error' ? 'alert' : 'status'}>
      {/* The bar is measured when it comes and when its width changes, but not when its words do. */}
      <MessageBar key={i18n.locale} intent={intent}>
        <MessageBarBody>{children}</MessageBarBody>
        {actions && <MessageBarActions>{actions}</MessageBarActions>}
      </MessageBar>
    </div>
  );
};

const useStyles = makeStyles({
  // A message bar leaves room above and below for one line only.
  folded: { paddingBlock: '6px' },
  rows: { maxHeight: '120px', margin: 0, paddingBlock: '8px', paddingInline: 0, overflowY: 'auto' },
  row: { listStyleType: 'none', overflowWrap: 'anywhere' },
  words: { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});

interface ErrorBannerProps {
  error: AppError;
  /** What failed, in words of ours: those of the server are folded below. */
  summary?: string | undefined;
  /** What to think of before trying again. */
  hint?: string | undefined;
  /** Given where trying again can help. */
  onRetry?: (() => void) | undefined;
}

/** A failure, said where it happened, with a way to try again. */
export const ErrorBanner = ({ error, summary, hint, onRetry }: ErrorBannerProps) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const text = errorText(i18n, error);
  const advice = hint ?? errorHint(i18n, error);
  return (
    <Banner
      intent="error"
      actions={
        onRetry && (
          <Button size="small" onClick={onRetry}>
            <Trans>Retry</Trans>
          </Button>
        )
      }
    >
      {summary === undefined ? (
        text
      ) : (
        <div className={styles.folded}>
          <div>{summary}</div>
          <details>
            <summary>
              <Trans>What the server said</Trans>
            </summary>
            <div className={styles.words}>{text}</div>
          </details>
        </div>
      )}
      {advice && <div>{advice}</div>}
    </Banner>
  );
};

/** Why something could not be read. That the server is out of reach is said once, above every page, until it is back. */
export const ReadError = ({ error, onRetry }: Pick<ErrorBannerProps, 'error' | 'onRetry'>) => {
  const isReachable = useConnectivity((state) => state.isReachable);
  return error.code === 'NETWORK' && !isReachable ? null : <ErrorBanner error={error} onRetry={onRetry} />;
};

interface QueryErrorProps {
  error: Error;
  onRetry: () => void;
}

/** What a read threw, said in place. */
export const QueryError = ({ error, onRetry }: QueryErrorProps) => (
  <ReadError
    error={error instanceof ResultError ? error.appError : failure('INTERNAL').error}
    onRetry={onRetry}
  />
);

/** Where `tellFailures` says what was not done, and why, until the next try. */
export const Failures = ({ about }: { about: string }) => {
  const styles = useStyles();
  const failures = useFailures(about);
  if (failures.length === 0) return null;
  return (
    <Banner
      intent="error"
      actions={
        <Button size="small" onClick={() => forgetFailures(about)}>
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
