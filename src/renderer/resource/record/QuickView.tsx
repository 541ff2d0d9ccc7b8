import { Button } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import type { Row } from '../../data/entityCalls.ts';
import { useRecord } from '../../data/useRecord.ts';
import { ReadError } from '../../ui/Banner.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useResource } from '../define/resourceContext.tsx';
import { FormSections, systemSection } from '../form/FormSections.tsx';
import { formValues } from '../form/formFields.ts';
import type { FormValues } from '../form/useRecordForm.ts';
import { SummaryHeader, useSummaryHeaderLoaded } from './SummaryHeader.tsx';

const ViewedFields = ({ record }: { record: Row }) => {
  const { resource, scope } = useResource();
  const { control } = useForm<FormValues>({ values: formValues(resource, record) });
  return (
    <>
      <SummaryHeader record={record} hasActions />
      <FormSections
        fields={resource.fields}
        sections={[...resource.sections, systemSection]}
        record={record}
        control={control}
        scope={scope}
        isReadOnly
      />
    </>
  );
};

export const QuickView = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { resource, scope } = useResource();
  const { t } = useLingui();
  const { record, error, reload } = useRecord(resource.entity, scope, id);
  const hasHeader = useSummaryHeaderLoaded(resource);
  return (
    <DialogFrame
      title={record ? resource.nameOf(record) : t`Loading…`}
      hasCross
      onClose={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      {error && <ReadError error={error} onRetry={reload} />}
      {record && hasHeader && <ViewedFields record={record} />}
      {!(record && hasHeader) && !error && <Loading />}
    </DialogFrame>
  );
};
