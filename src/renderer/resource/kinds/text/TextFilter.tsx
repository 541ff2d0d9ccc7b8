import { Field, Input } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import type { FilterProps } from '../kind.ts';

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
        defaultValue={filter?.kind === 'exact' || filter?.kind === 'text' ? filter.value : ''}
        onChange={(_event, { value }) => {
          const wanted = clean(value);
          onChange(wanted ? { kind: asks, value: wanted } : null);
        }}
      />
    </Field>
  );
};
