import { Trans } from '@lingui/react/macro';
import type { HelpContent } from '#shared/api/staff.ts';
import { valueAt } from '#shared/domain/recordValues.ts';
import type { AppError } from '#shared/ipc/result.ts';
import { Banner, ErrorBanner } from '../../ui/Banner.tsx';
import { findEntry, type HelpEntries } from './helpTree.ts';

/** What the server would not take of an entry. */
export interface Refusal {
  key: string;
  field: 'title' | 'text';
  /** What was sent: as soon as something else stands there, the refusal says nothing of it. */
  sent: string;
  message: string;
}

/** A refusal names entries by where they stood in what was sent: `info[2].children[0].title`. */
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
