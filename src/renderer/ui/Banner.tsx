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
import type { ErrorDetailsProps } from './ErrorDetails.tsx';
import { errorHint, errorText, hasOwnText } from './errorText.ts';
import { onDemand } from './lazyComponent.tsx';

interface BannerProps {
  intent: MessageBarIntent;
  children: ReactNode;
  actions?: ReactNode;
}

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', whiteSpace: 'normal' },
  // Fluent's message bar has padding for one line only. Below 200 px
  // of text width the buttons wrap below the text.
  text: { flex: '1 1 200px', minWidth: 0, paddingBlock: '6px', overflowWrap: 'anywhere' },
  actions: { marginInlineStart: 'auto', paddingBlock: '4px' },
  rows: { maxHeight: '120px', margin: 0, paddingBlock: '8px', paddingInline: 0, overflowY: 'auto' },
  row: { display: 'flex', flexWrap: 'wrap', columnGap: '8px', overflowWrap: 'anywhere' },
});

/** Topic of the banners inside. `null`: banners are rendered in place. */
const LineContext = createContext<MessageDescriptor | null>(null);

/**
 * Moves the banners inside into the breadcrumb's line, so that the
 * content the user reads or points at does not shift.
 */
export const BannersInLine = ({ about, children }: { about: MessageDescriptor; children: ReactNode }) => (
  <LineContext value={about}>{children}</LineContext>
);

/**
 * Message within a page, announced to screen readers. Text and buttons wrap with CSS: the layout that
 * Fluent's bar measures does not adapt when the text changes, for example in another language.
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

/** Not part of the first page. */
const FoldedDetails = onDemand(async () => (await import('./ErrorDetails.tsx')).ErrorDetails);

/** Folded details of an error; nothing without any. */
export const ErrorDetails = ({ words, requestId }: ErrorDetailsProps) =>
  (words ?? requestId) === undefined ? null : <FoldedDetails words={words} requestId={requestId} />;

interface ErrorBannerProps {
  error: AppError;
  /** Our description of the failure; the server's message is folded below it. */
  summary?: string | undefined;
  hint?: string | undefined;
  onRetry?: (() => void) | undefined;
}

export const ErrorBanner = ({ error, summary, hint, onRetry }: ErrorBannerProps) => {
  const { i18n } = useLingui();
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
      <div>{summary ?? text}</div>
      {advice && <div>{advice}</div>}
      <ErrorDetails words={summary === undefined ? undefined : words} requestId={error.requestId} />
    </Banner>
  );
};

const isOverload = ({ status }: AppError): boolean => [429, 502, 503].includes(status);

/** Failed read. Hidden while the server is unreachable or overloaded: the app-wide banner says so. */
export const ReadError = ({ error, onRetry }: Pick<ErrorBannerProps, 'error' | 'onRetry'>) => {
  const isCovered = useConnectivity(({ isReachable, busy }) =>
    isReachable ? busy?.until === null && isOverload(error) : error.code === 'NETWORK',
  );
  return isCovered ? null : <ErrorBanner error={error} onRetry={onRetry} />;
};

interface QueryErrorProps {
  error: Error;
  onRetry: () => void;
}

export const QueryError = ({ error, onRetry }: QueryErrorProps) => (
  <ReadError
    error={error instanceof ResultError ? error.appError : failure('INTERNAL').error}
    onRetry={onRetry}
  />
);

/** Shows the failures reported with `reportFailures` until the next attempt. */
export const Failures = ({ about }: { about: string }) => {
  const styles = useStyles();
  const failures = useFailures(about);
  if (failures.length === 0) return null;
  return (
    <Banner
      intent="error"
      actions={
        <>
          {failures.map(
            ({ id, action }) =>
              action && (
                <Button key={id} size="small" onClick={() => void action.run()}>
                  {action.label}
                </Button>
              ),
          )}
          <Button size="small" onClick={() => forgetFailures(about)}>
            <Trans>Dismiss</Trans>
          </Button>
        </>
      }
    >
      <ul className={styles.rows}>
        {failures.map(({ id, text, requestId }) => (
          <li key={id} className={styles.row}>
            {text}
            <ErrorDetails requestId={requestId} />
          </li>
        ))}
      </ul>
    </Banner>
  );
};
