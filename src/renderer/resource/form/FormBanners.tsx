import { Button } from '@fluentui/react-components';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { AppError } from '#shared/ipc/result.ts';
import { changedFields } from '#shared/rules/mergeVersions.ts';
import type { Row } from '../../data/entityCalls.ts';
import { Banner, ErrorBanner } from '../../ui/Banner.tsx';
import { hasOwnText } from '../../ui/errorText.ts';
import { useFormatters } from '../../ui/useFormatters.ts';
import type { FoundDraft } from './useDraft.ts';
import type { RecordFormState } from './useRecordForm.ts';

interface FormBannerProps {
  failure: { error: AppError | null; isErrorOnFields: boolean } | null;
  isNew: boolean;
  /** Summary for an error without a message of its own. */
  problem?: MessageDescriptor | undefined;
  onRetry: () => void;
}

/** Reason for a failed save. If the fields show it themselves, only a pointer to them. */
export const FormBanner = ({ failure, isNew, problem, onRetry }: FormBannerProps) => {
  const { i18n, t } = useLingui();
  if (!failure?.error) return null;
  const { error, isErrorOnFields } = failure;
  if (isErrorOnFields) {
    return (
      <Banner intent="error">
        <Trans>Check the marked fields</Trans>
      </Banner>
    );
  }
  const summary = problem && !hasOwnText(error) ? i18n._(problem) : undefined;
  if (error.code !== 'NETWORK') return <ErrorBanner error={error} summary={summary} />;
  // The create may have succeeded with only its response lost; a retry would create a duplicate.
  const hint = t`The record may already exist. Check the list before you try again.`;
  return <ErrorBanner error={error} hint={isNew ? hint : undefined} onRetry={onRetry} />;
};

/** Offers to restore unsaved input from before a crash, quit or logout. */
export const DraftBanner = ({ draft }: { draft: FoundDraft }) => {
  const when = useFormatters().dateTime(draft.savedAt);
  return (
    <Banner
      intent="info"
      actions={
        <>
          <Button size="small" onClick={draft.restore}>
            <Trans>Restore draft</Trans>
          </Button>
          <Button size="small" appearance="transparent" onClick={draft.drop}>
            <Trans>Discard draft</Trans>
          </Button>
        </>
      }
    >
      <Trans>You have an unsaved draft of {when}.</Trans>
    </Banner>
  );
};

interface OutdatedBannerProps {
  form: RecordFormState;
  /** Record on the server, as far as this window knows. */
  latest: Row;
}

/** Warns that the record has changed on the server. A form without edits adopts the new version instead. */
export const OutdatedBanner = ({ form, latest }: OutdatedBannerProps) => {
  const { subject, state, filledFrom, versions } = form;
  const { isDirty, isSaving } = state;
  const { follow, discard, isOwnVersion } = versions;
  useEffect(() => {
    if (!isDirty && !isSaving && latest !== filledFrom) follow(latest);
  }, [isDirty, isSaving, latest, filledFrom, follow]);
  const isOutdated = filledFrom && Object.keys(changedFields(filledFrom, latest, subject.names)).length > 0;
  if (!isOutdated || !isDirty || isSaving) return null;
  return (
    <Banner
      intent="warning"
      actions={
        <Button size="small" onClick={() => discard(latest)}>
          {isOwnVersion(latest) ? (
            <Trans>Discard my changes and show the saved record</Trans>
          ) : (
            <Trans>Discard my changes and show theirs</Trans>
          )}
        </Button>
      }
    >
      {isOwnVersion(latest) ? (
        <Trans>Your other window changed this record. Save to choose which values to keep.</Trans>
      ) : (
        <Trans>Another user changed this record. Save to choose which values to keep.</Trans>
      )}
    </Banner>
  );
};
