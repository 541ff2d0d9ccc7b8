import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { Control } from 'react-hook-form';
import { isUnreadable } from '#shared/rules/recordValues.ts';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import type { FieldGroup, FormSpec, Section } from '../define/resource.ts';
import { FormField, fieldGap } from './FormField.tsx';
import { fieldRows, isFixed, shownFields } from './formFields.ts';
import type { FormValues } from './useRecordForm.ts';

/** System fields; the id is in the summary header. */
export const systemSection: Section = {
  title: msg`Record`,
  fields: ['createdAt', 'updatedAt'],
  isAside: true,
};

const useStyles = makeStyles({
  // Fields have their own bottom margin. Subtract it here: a negative margin would make every dialog
  // scrollable.
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: `calc(24px - ${fieldGap})`,
    minWidth: 0,
    containerType: 'inline-size',
  },
  narrow: { maxWidth: '960px' },
  section: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
  },
  title: { padding: 0, marginBottom: '12px', color: tokens.colorNeutralForeground2 },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: '20px',
    // Two or three fields in a row, so that none is alone in the last one.
    '@container (340px <= width < 760px)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > :last-child:nth-child(odd)': { gridColumnEnd: 'span 2' },
    },
    '@container (width >= 760px)': {
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      '& > *': { gridColumnEnd: 'span 2' },
      '& > :first-child:nth-last-child(3n + 2), & > :first-child:nth-last-child(3n + 2) + *': {
        gridColumnEnd: 'span 3',
      },
      '& > :first-child:nth-last-child(3n + 4), & > :first-child:nth-last-child(3n + 4) ~ :nth-child(-n + 4)':
        { gridColumnEnd: 'span 3' },
      '& > :only-child': { gridColumnEnd: 'span 3' },
    },
  },
  wide: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  switches: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))',
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
  /** Fills the column of a page. Otherwise the width is limited. */
  isWide?: boolean;
}

/** False for a section with only system fields, for a new record. */
export const hasFields = (fields: FormSpec['fields'], section: FieldGroup, record: Row | null): boolean =>
  shownFields(fields, section.fields, record).length > 0;

export const FormSections = ({
  fields,
  sections,
  record,
  changed = none,
  control,
  scope,
  isReadOnly = false,
  showsWritten = false,
  isWide = false,
}: FormSectionsProps) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const groups = sections
    .filter((section) => hasFields(fields, section, record))
    .map((section) => ({ section, names: shownFields(fields, section.fields, record) }));
  return (
    <div className={isWide ? styles.root : mergeClasses(styles.root, styles.narrow)}>
      {groups.map(({ section, names }) => (
        <fieldset key={section.fields.join()} className={styles.section}>
          {section.title && (
            <legend className={styles.title}>
              <Text weight="semibold" size={400}>
                {i18n._(section.title)}
              </Text>
            </legend>
          )}
          {fieldRows(fields, names, record, isReadOnly).map((row) => (
            <div key={row.names[0]} className={styles[row.layout]}>
              {row.names.map((name) => {
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
          ))}
        </fieldset>
      ))}
    </div>
  );
};
