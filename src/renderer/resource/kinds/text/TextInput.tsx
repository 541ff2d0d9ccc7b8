import { Field, Input, Textarea } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { longestWanted } from '#shared/domain/pastedText.ts';
import type { FilterProps, InputProps } from '../kind.ts';

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

export interface TextFilterOwnProps {
  /** For a part of the text, or for all of it. */
  asks: 'text' | 'exact';
  /** What was typed as the server keeps it. */
  clean?: (text: string) => string;
}

const trim = (text: string): string => text.trim();

export const TextFilter = (props: FilterProps & TextFilterOwnProps) => {
  const { asks, clean = trim, label, filter, onChange } = props;
  const { t } = useLingui();
  return (
    <Field label={label} hint={asks === 'exact' ? t`The whole ID, as it is copied` : null}>
      <Input
        type="search"
        maxLength={longestWanted}
        defaultValue={filter?.match === 'exact' || filter?.match === 'text' ? filter.value : ''}
        onChange={(_event, { value }) => {
          const wanted = clean(value);
          onChange(wanted ? { match: asks, value: wanted } : null);
        }}
      />
    </Field>
  );
};
