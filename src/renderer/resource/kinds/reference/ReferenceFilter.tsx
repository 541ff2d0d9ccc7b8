import { Field } from '@fluentui/react-components';
import type { FilterProps } from '../kind.ts';
import { RecordCombobox } from './RecordCombobox.tsx';
import type { ReferenceSource } from './referenceSource.ts';

export const ReferenceFilter = ({
  source,
  scope,
  label,
  filter,
  onChange,
}: FilterProps & { source: ReferenceSource }) => (
  <Field label={label}>
    <RecordCombobox
      source={source}
      scope={scope}
      value={filter?.kind === 'exact' ? filter.value : null}
      onChange={(id) => onChange(id === null ? null : { kind: 'exact', value: id })}
    />
  </Field>
);
