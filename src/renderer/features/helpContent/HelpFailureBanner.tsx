import { Trans } from '@lingui/react/macro';
import type { HelpContent } from '#shared/api/staff.ts';
import type { AppError } from '#shared/ipc/result.ts';
import { valueAt } from '#shared/rules/recordValues.ts';
import { Banner, ErrorBanner } from '../../ui/Banner.tsx';
import { findEntry, type HelpEntries } from './helpTree.ts';

/** Server's validation error for an entry. */
export interface Refusal {
  key: string;
  field: 'title' | 'text';
  /** Rejected value. The error is obsolete once the field differs from it. */
  sent: string;
  message: string;
}

/**
 * Resolves the server's field paths, such as `info[2].children[0].title`, to the keys of the sent entries.
 */
export const refusedEntries = (body: HelpContent, { fields = {} }: AppError): readonly Refusal[] =>
  Object.entries(fields).flatMap(([path, message]) => {
    const steps = path.split(/[.[\]]+/).filter(Boolean);
    const field = steps.pop();
    const node = steps.join('.');
    const key = valueAt(body, `${node}.id`);
    if (typeof key !== 'string' || (field !== 'title' && field !== 'text')) return [];
    return [{ key, field, sent: String(valueAt(body, `${node}.${field}`) ?? ''), message }];
  });

export interface HelpFailure {
  error: AppError;
  refused: readonly Refusal[];
}

interface HelpFailureBannerProps {
  failure: HelpFailure;
  entries: HelpEntries;
  onRetry: () => void;
}

/**
 * Reason for a failed save. If all errors are shown at fields, it only points to these until every one has
 * changed.
 */
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
