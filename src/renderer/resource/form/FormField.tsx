import { Field as FluentField, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { type Control, Controller } from 'react-hook-form';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { useIsPrivate } from '../../stores/privacy.ts';
import { broughtName } from '../kinds/fieldText.ts';
import type { Field } from '../kinds/kind.ts';
import { FieldInput } from './FieldInput.tsx';
import { useFieldState } from './useFieldState.ts';
import type { FormValues } from './useRecordForm.ts';
import { isEmpty, missingText } from './validateValues.ts';

const useStyles = makeStyles({
  // The buttons at the foot of a form must not lie over what is said below an input.
  root: { minWidth: 0, scrollMarginBottom: '64px' },
  // A sign for the eye only: the field's name stays its name, and aria-required says the rest.
  required: { '::after': { content: '" *" / ""', color: tokens.colorStatusDangerForeground1 } },
  wide: { gridColumn: '1 / -1' },
  // Only who types there sees it.
  personal: {
    '& :is(input, textarea):not(:focus)': { WebkitTextSecurity: 'disc' },
    '&:not(:focus-within) [data-understood]': { visibility: 'hidden' },
    '& img': { filter: 'blur(12px)' },
  },
});

interface FormFieldProps {
  name: string;
  field: Field;
  control: Control<FormValues>;
  scope: RecordScope;
  /** The version that the form was filled from; null: a new record. */
  record: Row | null;
  isReadOnly: boolean;
  isUnreadable: boolean;
}

/** One labelled input with what is to be said about it: an error, a warning or a hint. */
export const FormField = ({
  name,
  field,
  control,
  scope,
  record,
  isReadOnly,
  isUnreadable,
}: FormFieldProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const isPrivate = useIsPrivate();
  const { isShown, disabled, hint, rule, ...state } = useFieldState(field, control, record);
  const isRequired = state.isRequired && !isReadOnly && disabled === null;
  const label = i18n._(field.label);
  const unreadable = t`Unreadable: the server sent a value of a form unknown here. Only what you enter is sent.`;
  const help = isReadOnly ? hint : (disabled ?? hint);
  if (!isShown) return null;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => {
        const isMissing = isRequired && record !== null && isEmpty(record[name]) && isEmpty(value);
        const warning = isMissing && !isUnreadable ? missingText(field, i18n) : field.warning?.(value, i18n);
        return (
          <FluentField
            data-field={name}
            className={mergeClasses(
              styles.root,
              field.isWide && styles.wide,
              isPrivate && field.isPersonal && styles.personal,
            )}
            label={isRequired ? { children: label, className: styles.required } : label}
            hint={isUnreadable ? unreadable : help && i18n._(help)}
            validationState={error ? 'error' : warning ? 'warning' : 'none'}
            validationMessage={error?.message ?? warning ?? null}
          >
            <FieldInput
              field={field}
              aria-required={isRequired}
              disabled={disabled !== null}
              rule={rule}
              label={label}
              scope={scope}
              value={value}
              isReadOnly={isReadOnly}
              name={isReadOnly && record ? broughtName(record, field) : ''}
              onChange={onChange}
              onBlur={onBlur}
            />
          </FluentField>
        );
      }}
    />
  );
};
