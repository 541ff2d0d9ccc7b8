import { Field, makeStyles, Text, tokens } from '@fluentui/react-components';
import { Warning16Regular } from '@fluentui/react-icons/svg/warning';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Row } from '../../data/entityCalls.ts';
import { updateRecord } from '../../data/saveRecord.ts';
import { listPath } from '../../paths.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { embeddedName } from '../../resource/fields/fieldText.ts';
import { ReadOnlyValue } from '../../resource/form/ReadOnlyValue.tsx';
import { rememberChange } from '../../resource/form/rememberChange.ts';
import { reportFailures } from '../../stores/failures.ts';
import { showToast } from '../../stores/toasts.ts';
import { errorText } from '../../ui/errorText.ts';
import { Lazy } from '../../ui/lazyComponent.tsx';
import { useTimeZone } from '../../ui/useFormatters.ts';

const shown = [
  'status',
  'dateOfBirth',
  'phoneNumber',
  'email',
  'address',
  'vehicle',
  'workingDays',
  'employment',
  'idNumber',
  'createdAt',
  'updatedAt',
] as const;

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
  missing: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 12px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  lack: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    color: tokens.colorStatusWarningForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
    gap: '2px 16px',
    margin: 0,
  },
  fact: { display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)', alignItems: 'center', gap: '8px' },
  label: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  value: { minWidth: 0, margin: 0 },
  /** Height of the lazily loaded input. */
  input: { minHeight: '32px' },
  before: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

/**
 * Saves the zone immediately, independent of the decision: a rejected candidate keeps it. Ctrl+Z undoes it.
 */
const ZoneInput = ({ record }: { record: Row }) => {
  const { resource, scope } = useResource();
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const timeZone = useTimeZone();
  const [saving, setSaving] = useState<{ value: unknown } | null>(null);
  const field = resource.fields.geoZoneId;
  if (!field?.input) return null;
  const save = async (value: unknown): Promise<void> => {
    setSaving({ value });
    const rules = { entity: resource.entity, bodyFields: ['geoZoneId'] };
    const outcome = await updateRecord(rules, { scope, before: record, values: { geoZoneId: value } });
    setSaving(null);
    if (outcome.type === 'saved' && outcome.record) {
      rememberChange(resource, { scope, from: record, to: outcome.record, names: ['geoZoneId'] });
      showToast({ intent: 'success', text: t`Saved` });
    }
    if (outcome.type === 'conflict')
      showToast({ intent: 'warning', text: t`Another user has set a different zone` });
    if (outcome.type === 'failed')
      reportFailures(listPath(resource.entity, scope), [
        { id: record.id, text: errorText(i18n, outcome.error) },
      ]);
  };
  const label = i18n._(field.label);
  return (
    <Field label={label}>
      <Lazy
        of={field.input}
        given={{
          label,
          scope,
          value: saving ? saving.value : (record.geoZoneId ?? null),
          onChange: (value: unknown) => void save(value),
          onBlur: () => undefined,
          rule: { values: {}, record, timeZone },
          aria: {},
        }}
        until={<div className={styles.input} />}
      />
    </Field>
  );
};

export const CandidateFacts = ({ record }: { record: Row }) => {
  const { resource, scope } = useResource();
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const lacks = resource.summaryHeader.odd(record);
  const { errorMessage } = record;
  return (
    <div className={styles.root}>
      {lacks.length > 0 && (
        <ul className={styles.missing} aria-label={t`Missing information`}>
          {lacks.map((label) => (
            <li key={label.id} className={styles.lack}>
              <Warning16Regular />
              {i18n._(label)}
            </li>
          ))}
        </ul>
      )}
      {typeof errorMessage === 'string' && errorMessage !== '' && (
        <Text size={200} className={styles.before}>
          <Trans>Rejected before with the error: {errorMessage}</Trans>
        </Text>
      )}
      <ZoneInput record={record} />
      <dl className={styles.facts}>
        {shown.map((name) => {
          const field = resource.fields[name];
          if (!field) return null;
          return (
            <div key={name} className={styles.fact}>
              <dt className={styles.label}>{i18n._(field.label)}</dt>
              <dd className={styles.value}>
                <ReadOnlyValue
                  field={field}
                  value={record[name]}
                  name={embeddedName(record, field)}
                  scope={scope}
                />
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
};
