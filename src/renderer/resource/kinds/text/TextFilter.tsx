import { Field, Input } from '@fluentui/react-components';
import type { FilterProps } from '../kind.ts';

export interface TextFilterOwnProps {
  /** For a part of the text, or for all of it. */
  asks: 'text' | 'exact';
}

export const TextFilter = ({ asks, label, filter, onChange }: FilterProps & TextFilterOwnProps) => (
  <Field label={label}>
    <Input
      type="search"
      defaultValue={filter?.kind === 'exact' || filter?.kind === 'text' ? filter.value : ''}
      onChange={(_event, { value }) => onChange(value.trim() ? { kind: asks, value: value.trim() } : null)}
    />
  </Field>
);
