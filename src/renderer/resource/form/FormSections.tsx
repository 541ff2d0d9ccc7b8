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

/** What every record carries and nobody types, beside the id in its head. */
export const systemSection: Section = { title: msg`Record`, fields: ['createdAt', 'updatedAt'] };

const useStyles = makeStyles({
  // Fields bring a gap of their own: taken back by a negative margin it would let a dialog of any height scroll.
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
  /** The version that the form was filled from; null: a new record. */
  record: Row | null;
  /** Fields that changed by themselves a moment ago. */
  changed?: readonly string[];
  control: Control<FormValues>;
  scope: RecordScope;
  isReadOnly?: boolean;
  /** What somebody else wrote is shown as text until one asks for its input. */
  showsWritten?: boolean;
}

/** A record's fields in groups that read well. */
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
    // Of a new record the server has nothing to say yet.
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
