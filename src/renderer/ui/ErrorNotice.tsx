import { Button } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { type AppError, failure } from '#shared/ipc/result.ts';
import { ResultError } from '../data/resultError.ts';
import { errorHint, errorText } from './errorText.ts';
import { Notice } from './Notice.tsx';

interface ErrorNoticeProps {
  error: AppError;
  /** What to think of before trying again. */
  hint?: string | undefined;
  /** Given where trying again can help. */
  onRetry?: (() => void) | undefined;
}

/** A failure, said where it happened, with a way to try again. */
export const ErrorNotice = ({ error, hint, onRetry }: ErrorNoticeProps) => {
  const { i18n } = useLingui();
  const advice = hint ?? errorHint(i18n, error);
  return (
    <Notice
      intent="error"
      actions={
        onRetry && (
          <Button size="small" onClick={onRetry}>
            <Trans>Retry</Trans>
          </Button>
        )
      }
    >
      {errorText(i18n, error)}
      {advice && <div>{advice}</div>}
    </Notice>
  );
};

interface QueryErrorProps {
  error: Error;
  onRetry: () => void;
}

/** What a read threw, said in place. */
export const QueryError = ({ error, onRetry }: QueryErrorProps) => (
  <ErrorNotice
    error={error instanceof ResultError ? error.appError : failure('INTERNAL').error}
    onRetry={onRetry}
  />
);
