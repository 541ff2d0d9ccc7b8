import { Input, Textarea } from '@fluentui/react-components';
import { useState } from 'react';
import type { InputProps } from '../kind.ts';

export interface TextInputOwnProps {
  type?: 'email' | 'tel' | 'url';
  /** Several lines, this many of them in view. */
  rows?: number;
  /** How a text is shown while nobody types in it. */
  shown?: (text: string) => string;
}

const asItIs = (text: string): string => text;

export const TextInput = (props: InputProps & TextInputOwnProps) => {
  const { value, onChange, onBlur, aria, type, rows, shown = asItIs } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const shared = {
    ...aria,
    value: typed ?? (value === null || value === undefined ? '' : shown(String(value))),
    onChange: (_event: unknown, data: { value: string }): void => {
      setTyped(data.value);
      onChange(data.value || null);
    },
    onBlur: (): void => {
      setTyped(null);
      onBlur();
    },
  };
  return rows === undefined ? (
    <Input {...shared} type={type ?? 'text'} />
  ) : (
    <Textarea {...shared} rows={rows} resize="vertical" />
  );
};
