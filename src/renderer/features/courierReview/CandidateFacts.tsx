import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { Warning16Regular } from '@fluentui/react-icons/svg/warning';
import { Trans, useLingui } from '@lingui/react/macro';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { embeddedName } from '../../resource/fields/fieldText.ts';
import { ReadOnlyValue } from '../../resource/form/ReadOnlyValue.tsx';
import { ZoneInput, type ZoneInputProps } from './ZoneInput.tsx';

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
  before: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

export const CandidateFacts = ({ record, hasKeys, onZone }: ZoneInputProps) => {
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
      <ZoneInput record={record} hasKeys={hasKeys} onZone={onZone} />
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
