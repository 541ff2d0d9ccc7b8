import { Button } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { Row } from '../../data/entityCalls.ts';
import { changedFields } from '../../data/findConflicts.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { RecordForm } from './useRecordForm.ts';

interface OutdatedNoticeProps {
  form: RecordForm;
  /** The fields of the form. */
  names: readonly string[];
  /** The record as it is on the server now, as far as this window knows. */
  latest: Row;
}

/** Says that this record was saved elsewhere meanwhile; a form in which nothing was typed takes that over. */
export const OutdatedNotice = ({ form, names, latest }: OutdatedNoticeProps) => {
  const { isDirty, isSaving, filledFrom, take, discard, isOwn } = form;
  useEffect(() => {
    if (!isDirty && !isSaving && latest !== filledFrom) take(latest);
  }, [isDirty, isSaving, latest, filledFrom, take]);
  const isOutdated = filledFrom !== null && Object.keys(changedFields(filledFrom, latest, names)).length > 0;
  if (!isOutdated || !isDirty || isSaving) return null;
  return (
    <Notice
      intent="warning"
      actions={
        <Button size="small" onClick={() => discard(latest)}>
          {isOwn(latest) ? (
            <Trans>Discard these and show the saved ones</Trans>
          ) : (
            <Trans>Discard mine and show theirs</Trans>
          )}
        </Button>
      }
    >
      {isOwn(latest) ? (
        <Trans>Your other window changed this record. Saving lets you choose what is to stay.</Trans>
      ) : (
        <Trans>Somebody else changed this record. Saving lets you choose what is to stay.</Trans>
      )}
    </Notice>
  );
};
