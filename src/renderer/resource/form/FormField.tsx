import { Button, Field as FluentField, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Edit16Regular } from '@fluentui/react-icons/svg/edit';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { type Control, Controller, useWatch } from 'react-hook-form';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { useIsPrivate } from '../../stores/preferences.ts';
import { Lazy } from '../../ui/lazyComponent.tsx';
import { maskedInput } from '../../ui/maskedInput.ts';
import { changedMark } from '../../ui/useChangeMark.ts';
import { useTimeZone } from '../../ui/useFormatters.ts';
import { embeddedName } from '../fields/fieldText.ts';
import type { Field, InputProps, RuleContext } from '../fields/fieldType.ts';
import { SensitiveInput } from '../fields/sensitive/SensitiveInput.tsx';
import { asksValues, fieldState } from './formFields.ts';
import { isEmpty, missingText, oddText } from './formResolver.ts';
import { ReadOnlyValue } from './ReadOnlyValue.tsx';
import { SameValue } from './SameValue.tsx';
import type { FormValues } from './useRecordForm.ts';

interface FieldInputProps extends Omit<InputProps, 'aria'> {
  field: Field;
  isReadOnly: boolean;
  /** Embedded name of a referenced record, for a read-only value. */
  name: string;
  'aria-required'?: boolean;
  disabled?: boolean;
  /** Content below the input, such as a hint about another record with the same value. */
  below: ReactNode;
  /** Callback that replaces the text by an input. Set while the value is shown as text. */
  onAsked?: (() => void) | null;
}

const useWrittenStyles = makeStyles({
  root: { display: 'flex', alignItems: 'start', gap: '4px' },
  text: { flexGrow: 1, minWidth: 0 },
});

interface WrittenTextProps extends Pick<InputProps, 'label' | 'value' | 'scope' | 'aria'> {
  field: Field;
  onAsked: () => void;
}

/** Text written by another person, with a button to edit it. */
const WrittenText = ({ field, label, value, scope, aria, onAsked }: WrittenTextProps) => {
  const { t } = useLingui();
  const styles = useWrittenStyles();
  const name = t`Change: ${label}`;
  return (
    <div className={styles.root}>
      <div className={styles.text}>
        <ReadOnlyValue field={field} value={value} scope={scope} aria={aria} />
      </div>
      <Button
        appearance="subtle"
        size="small"
        icon={<Edit16Regular />}
        aria-label={name}
        title={name}
        onClick={({ currentTarget }) => {
          const area = currentTarget.closest('[data-field]');
          onAsked();
          // The button disappears; wait for the input to render.
          setTimeout(() => area?.querySelector<HTMLElement>('input, textarea, select')?.focus());
        }}
      />
    </div>
  );
};

/** Input or read-only display of a field. Remaining props connect it to its label and messages. */
export const FieldInput = (props: FieldInputProps) => {
  const {
    field,
    isReadOnly,
    name,
    label,
    scope,
    value,
    onChange,
    onBlur,
    rule,
    disabled,
    below,
    onAsked = null,
    ...aria
  } = props;
  if (isReadOnly || !field.input) {
    const { record } = rule;
    return (
      <ReadOnlyValue field={field} value={value} name={name} record={record} scope={scope} aria={aria} />
    );
  }
  if (onAsked && disabled !== true)
    return (
      <WrittenText field={field} label={label} value={value} scope={scope} aria={aria} onAsked={onAsked} />
    );
  const input = (
    <Lazy
      of={field.input}
      given={{
        label,
        scope,
        value,
        onChange,
        onBlur,
        rule,
        aria: disabled === true ? { ...aria, disabled } : aria,
      }}
    />
  );
  if (!field.isSensitive)
    return (
      <>
        {input}
        {below}
      </>
    );
  return (
    <SensitiveInput label={label} isOpen={value === null || value === ''}>
      {input}
    </SensitiveInput>
  );
};

const noValues: FormValues = {};

/** State of a field in the form. Only a field with rules subscribes to the other values. */
const useFieldState = (field: Field, control: Control<FormValues>, record: Row | null) => {
  const isAsking = asksValues(field);
  const watched = useWatch({ control, disabled: !isAsking });
  const timeZone = useTimeZone();
  const rule: RuleContext = { values: isAsking ? watched : noValues, record, timeZone };
  return { ...fieldState(field, rule), rule };
};

/** Margin below each field. A row gap would also separate a label from its input (subgrid). */
export const fieldGap = '14px';

const useStyles = makeStyles({
  // The sticky buttons at the bottom, and a banner above them, must not cover messages below an input.
  root: {
    ...changedMark,
    minWidth: 0,
    scrollMarginBottom: '144px',
    // Prevents a select with long options from widening the column.
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& select': { minWidth: 0 },
  },
  // Label, input, message and hint use subgrid rows, so that a label of two lines moves every input in the
  // row.
  lines: { gridRow: 'span 4', gridTemplateRows: 'subgrid', alignItems: 'start', marginBottom: fieldGap },
  label: { alignSelf: 'end' },
  // Visual marker only, with empty alternative text; `aria-required` covers screen readers.
  required: { '::after': { content: '" *" / ""', color: tokens.colorStatusDangerForeground3 } },
  personal: maskedInput,
});

interface FormFieldProps {
  name: string;
  field: Field;
  control: Control<FormValues>;
  scope: RecordScope;
  /** Version that filled the form. `null`: a new record. */
  record: Row | null;
  isReadOnly: boolean;
  isUnreadable: boolean;
  /** Shown as text until the user asks for the input. */
  isText: boolean;
  /** Has just changed by a live update. */
  isChanged: boolean;
}

export const FormField = ({
  name,
  field,
  control,
  scope,
  record,
  isReadOnly,
  isUnreadable,
  isText,
  isChanged,
}: FormFieldProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const isPrivate = useIsPrivate();
  const [isAsked, setAsked] = useState(false);
  const { isShown, hint, rule, ...state } = useFieldState(field, control, record);
  const isRequired = state.isRequired && !isReadOnly;
  const label = i18n._(field.label);
  const unreadable = t`This app cannot read the value from the server. It stays as it is unless you enter a new one.`;
  if (!isShown) return null;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur }, fieldState: { error, isDirty } }) => {
        const isRead = isText && !isAsked && !isDirty && !error && !isEmpty(value);
        const isMissing = isRequired && record !== null && isEmpty(record[name]) && isEmpty(value);
        const warning = isMissing && !isUnreadable ? missingText(field, i18n) : oddText(field, value, i18n);
        return (
          <FluentField
            data-field={name}
            data-changed={isChanged || undefined}
            className={mergeClasses(
              styles.root,
              styles.lines,
              isPrivate && field.isPersonal && styles.personal,
            )}
            label={{ children: label, className: mergeClasses(styles.label, isRequired && styles.required) }}
            hint={isUnreadable ? unreadable : hint && i18n._(hint)}
            validationState={error ? 'error' : warning ? 'warning' : 'none'}
            validationMessage={error?.message ?? warning ?? null}
          >
            <FieldInput
              field={field}
              onAsked={isRead ? () => setAsked(true) : null}
              aria-required={isRequired}
              rule={rule}
              label={label}
              scope={scope}
              value={value}
              isReadOnly={isReadOnly}
              name={isReadOnly && record ? embeddedName(record, field) : ''}
              onChange={onChange}
              onBlur={onBlur}
              below={
                field.ifShared && (
                  <SameValue name={name} field={field} value={value} record={record} scope={scope} />
                )
              }
            />
          </FluentField>
        );
      }}
    />
  );
};
