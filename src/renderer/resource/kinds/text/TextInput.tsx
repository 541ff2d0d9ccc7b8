import { Input, Textarea } from '@fluentui/react-components';
import type { InputProps } from '../kind.ts';

export interface TextInputOwnProps {
  type?: 'email' | 'tel' | 'url';
  /** Several lines, this many of them in view. */
  rows?: number;
}

export const TextInput = ({ value, onChange, onBlur, aria, type, rows }: InputProps & TextInputOwnProps) => {
  const shared = {
    ...aria,
    value: value === null || value === undefined ? '' : String(value),
    onChange: (_event: unknown, data: { value: string }): void => onChange(data.value || null),
    onBlur,
  };
  return rows === undefined ? (
    <Input {...shared} type={type ?? 'text'} />
  ) : (
    <Textarea {...shared} rows={rows} resize="vertical" />
  );
};
