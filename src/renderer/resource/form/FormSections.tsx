import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { Control } from 'react-hook-form';
import { isUnreadable } from '#shared/domain/recordValues.ts';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import type { FieldGroup, FormSpec, Section } from '../resource.ts';
import { FormField, fieldGap } from './FormField.tsx';
import { isFixed, shownFields } from './formFields.ts';
import type { FormValues } from './useRecordForm.ts';

/** System fields; the id is in the summary header. */
export const systemSection: Section = { title: msg`Record`, fields: ['createdAt', 'updatedAt'] };

const useStyles = makeStyles({
  // Fields have their own bottom margin. Subtract it here: a negative margin would make every dialog
  // scrollable.
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: `calc(24px - ${fieldGap})`,
    maxWidth: '960px',
  },
  section: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
  },
  title: { padding: 0, marginBottom: '12px', color: tokens.colorNeutralForeground2 },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
    columnGap: '20px',
  },
});

const none: readonly string[] = [];

interface FormSectionsProps {
  fields: FormSpec['fields'];
  sections: readonly FieldGroup[];
  /** Version that filled the form. `null`: a new record. */
  record: Row | null;
  /** Fields that have just changed by a live update. */
  changed?: readonly string[];
  control: Control<FormValues>;
  scope: RecordScope;
  isReadOnly?: boolean;
  /** Shows `isWritten` fields as text until the user asks for the input. */
  showsWritten?: boolean;
}

export const FormSections = ({
  fields,
  sections,
  record,
  changed = none,
  control,
  scope,
  isReadOnly = false,
  showsWritten = false,
}: FormSectionsProps) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const groups = sections
    .map((section) => ({ section, names: shownFields(fields, section.fields, record) }))
    // Sections with only system fields are empty for a new record.
    .filter(({ names }) => names.length > 0);
  return (
    <div className={styles.root}>
      {groups.map(({ section, names }) => (
        <fieldset key={section.fields.join()} className={styles.section}>
          {section.title && (
            <legend className={styles.title}>
              <Text weight="semibold" size={400}>
                {i18n._(section.title)}
              </Text>
            </legend>
          )}
          <div className={styles.fields}>
            {names.map((name) => {
              const field = fields[name];
              return (
                field && (
                  <FormField
                    key={name}
                    name={name}
                    field={field}
                    control={control}
                    scope={scope}
                    record={record}
                    isChanged={changed.includes(name)}
                    isReadOnly={isReadOnly || isFixed(field, record)}
                    isText={showsWritten && field.isWritten === true && record !== null}
                    isUnreadable={record !== null && isUnreadable(record, name)}
                  />
                )
              );
            })}
          </div>
        </fieldset>
      ))}
    </div>
  );
};
