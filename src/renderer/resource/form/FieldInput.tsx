import { Part } from '../../ui/Part.tsx';
import type { Field, InputProps } from '../kinds/kind.ts';
import { SensitiveInput } from '../sensitive/SensitiveInput.tsx';
import { ReadOnlyValue } from './ReadOnlyValue.tsx';

interface FieldInputProps extends Omit<InputProps, 'aria'> {
  field: Field;
  isReadOnly: boolean;
  /** What the record calls that to which a value only to be looked at refers. */
  name: string;
  'aria-required'?: boolean;
  disabled?: boolean;
}

/** A field's value to type or to look at. What is not named here ties it to its label and messages. */
export const FieldInput = (props: FieldInputProps) => {
  const { field, isReadOnly, name, label, scope, value, onChange, onBlur, rule, disabled, ...aria } = props;
  if (isReadOnly || !field.input) {
    return <ReadOnlyValue field={field} value={value} name={name} scope={scope} aria={aria} />;
  }
  const input = (
    <Part
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
  if (!field.isSensitive) return input;
  return (
    <SensitiveInput label={label} isOpen={value === null || value === ''}>
      {input}
    </SensitiveInput>
  );
};
