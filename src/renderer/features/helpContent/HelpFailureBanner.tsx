import { Trans } from '@lingui/react/macro';
import type { AppError } from '#shared/ipc/result.ts';
import { Banner, ErrorBanner } from '../../ui/Banner.tsx';
import { findEntry, type HelpEntries } from './helpTree.ts';
import type { Refusal } from './refusedEntries.ts';

export interface HelpFailure {
  error: AppError;
  refused: readonly Refusal[];
}

interface HelpFailureBannerProps {
  failure: HelpFailure;
  entries: HelpEntries;
  onRetry: () => void;
}

/** Why nothing was saved; where entries say so themselves, only that they do, until all of them are changed. */
export const HelpFailureBanner = ({ failure, entries, onRetry }: HelpFailureBannerProps) => {
  const { error, refused } = failure;
  const isOnEntries = refused.length > 0 && refused.length === Object.keys(error.fields ?? {}).length;
  if (!isOnEntries) return <ErrorBanner error={error} onRetry={onRetry} />;
  const isMarked = refused.some(({ key, field, sent }) => findEntry(entries, key)?.entry[field] === sent);
  return isMarked ? (
    <Banner intent="error">
      <Trans>Check the marked fields</Trans>
    </Banner>
  ) : null;
};
