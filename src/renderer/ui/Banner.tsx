import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  type MessageBarIntent,
  makeStyles,
} from '@fluentui/react-components';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { type AppError, failure } from '#shared/ipc/result.ts';
import { ResultError } from '../data/queryClient.ts';
import { forgetFailures, useFailures } from '../stores/failures.ts';
import { useConnectivity } from '../stores/mainState.ts';
import { enterBannerLine, useBannerLine } from '../stores/page.ts';
import { errorHint, errorText, hasOwnText } from './errorText.ts';

interface BannerProps {
  intent: MessageBarIntent;
  children: ReactNode;
  actions?: ReactNode;
}

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', whiteSpace: 'normal' },
  // A message bar leaves room above and below for one line only. Where words would have no width, the buttons go below them.
  text: { flex: '1 1 200px', minWidth: 0, paddingBlock: '6px', overflowWrap: 'anywhere' },
  actions: { marginInlineStart: 'auto', paddingBlock: '4px' },
  rows: { maxHeight: '120px', margin: 0, paddingBlock: '8px', paddingInline: 0, overflowY: 'auto' },
  row: { listStyleType: 'none', overflowWrap: 'anywhere' },
  words: { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});

/** What the banners inside are about; null: they stand where they are drawn. */
const LineContext = createContext<MessageDescriptor | null>(null);

/**
 * Banners inside, which come and go above what somebody reads or points at, stand in the line of the breadcrumb: there
 * nothing moves for them.
 */
export const BannersInLine = ({ about, children }: { about: MessageDescriptor; children: ReactNode }) => (
  <LineContext value={about}>{children}</LineContext>
);

/**
 * A message within a page that screen readers say when it appears. Its words wrap beside its buttons, or above them where it
 * is narrow: the layout that the bar chooses by measuring itself stays when its words change, such as in another language.
 */
export const Banner = ({ intent, children, actions }: BannerProps) => {
  const styles = useStyles();
  const about = useContext(LineContext);
  const { place } = useBannerLine();
  const isInLine = about !== null && place !== null;
  useLayoutEffect(() => (isInLine ? enterBannerLine(about) : undefined), [isInLine, about]);
  const banner = (
    <div role={intent === 'error' ? 'alert' : 'status'}>
      <MessageBar intent={intent} layout="singleline" className={styles.bar}>
        <MessageBarBody className={styles.text}>{children}</MessageBarBody>
        {actions && <MessageBarActions className={styles.actions}>{actions}</MessageBarActions>}
      </MessageBar>
    </div>
  );
  return isInLine ? createPortal(banner, place) : banner;
};

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
  const words = hasOwnText(error) || error.message === '' ? text : error.message;
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
        <div>
          <div>{summary}</div>
          <details>
            <summary>
              <Trans>What the server said</Trans>
            </summary>
            <div className={styles.words}>{words}</div>
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
