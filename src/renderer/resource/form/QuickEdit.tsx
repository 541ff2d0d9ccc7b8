import { Spinner } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Row } from '../../data/entityCalls.ts';
import { useRecord } from '../../data/useRecord.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { useResource } from '../resourceContext.tsx';
import { RecordDialog } from './RecordDialog.tsx';
import { useInputs } from './useInputs.ts';

interface QuickEditProps {
  id: string;
  /** Where editing begins. */
  field: string | undefined;
  /** On to the next record; null at the end of the page. */
  onNext: (() => void) | null;
  onClose: () => void;
}

/** The quick edit dialog: opens over the whole record as it is now, which a list's row need not be. */
export const QuickEdit = ({ id, field, onNext, onClose }: QuickEditProps) => {
  const { resource, scope } = useResource();
  const { t } = useLingui();
  const { record, error, reload } = useRecord(resource.entity, scope, id);
  const hasInputs = useInputs(resource.fields);
  // What is read again later must not change the form under the person's hands; saving compares.
  const [opened, setOpened] = useState<Row | null>(null);
  if (record && !opened) setOpened(record);
  if (!opened && error) {
    const isGone = error.code === 'NOT_FOUND';
    return (
      <DialogFrame title={t`Quick edit`} hasCross onClose={onClose}>
        <ErrorNotice error={error} onRetry={isGone ? undefined : reload} />
      </DialogFrame>
    );
  }
  if (!opened || !hasInputs) return <Spinner size="tiny" delay={300} label={t`Loading…`} />;
  return (
    <RecordDialog record={opened} firstField={field} onNext={onNext} onClose={onClose} onSaved={onClose} />
  );
};
