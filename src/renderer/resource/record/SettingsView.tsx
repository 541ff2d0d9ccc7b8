import { makeStyles } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { useRecord } from '../../data/useRecord.ts';
import { Banner, ReadError } from '../../ui/Banner.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import type { FormSpec } from '../define/resource.ts';
import { filledByDefault, labelsText, useInputsLoaded } from '../form/formFields.ts';
import { RecordForm } from '../form/RecordForm.tsx';
import { useRecordForm } from '../form/useRecordForm.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px', flexGrow: 1, maxWidth: '1920px' },
});

interface SettingsProps {
  spec: FormSpec;
  scope: RecordScope;
  id?: string;
}

const SettingsForm = ({ spec, scope, record }: SettingsProps & { record: Row }) => {
  const { i18n } = useLingui();
  const form = useRecordForm({ resource: spec, scope, record, names: spec.bodyFields });
  const filled = labelsText(spec.fields, filledByDefault(spec, form.filledFrom ?? record), i18n);
  return (
    <>
      {filled !== '' && (
        <Banner intent="info">
          <Trans>Not set yet. The form shows the default values, which apply when you save: {filled}</Trans>
        </Banner>
      )}
      <RecordForm form={form} sections={spec.sections} latest={record} />
    </>
  );
};

export const SettingsView = ({ title, spec, scope, id }: SettingsProps & { title: string }) => {
  const styles = useStyles();
  const { record, error, reload } = useRecord(spec.entity, scope, id);
  const hasInputs = useInputsLoaded(spec.fields);
  return (
    <div className={styles.root}>
      <PageHeader title={title} />
      {error && <ReadError error={error} onRetry={reload} />}
      {record && hasInputs && <SettingsForm spec={spec} scope={scope} record={record} />}
      {!(record && hasInputs) && !error && <Loading />}
    </div>
  );
};
