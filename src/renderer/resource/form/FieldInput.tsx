import { use } from 'react';
import type { Field, InputProps } from '../kinds/kind.ts';
import { ReadOnlyValue } from './ReadOnlyValue.tsx';

interface FieldInputProps extends Omit<InputProps, 'aria'> {
  field: Field;
  isReadOnly: boolean;
  'aria-required'?: boolean;
}

/** A field's value to type or to look at. What is not named here ties it to its label and messages. */
export const FieldInput = (props: FieldInputProps) => {
  const { field, isReadOnly, label, scope, value, onChange, onBlur, ...aria } = props;
  if (isReadOnly || !field.input) {
    return <ReadOnlyValue field={field} value={value} scope={scope} aria={aria} />;
  }
  const Input = use(field.input());
  return <Input label={label} scope={scope} value={value} onChange={onChange} onBlur={onBlur} aria={aria} />;
};
