import { Field as FormField, Input, Radio, RadioGroup } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import type { RecordScope } from '../../data/entityCalls.ts';
import type { ListFilter } from '../../data/listState.ts';
import type { Field } from '../fields/field.ts';
import { filterKindOf } from '../fields/filterKindOf.ts';
import { ReferenceInput } from '../inputs/ReferenceInput.tsx';
import { ChoicesFilter } from './ChoicesFilter.tsx';
import { DateRangeFilter } from './DateRangeFilter.tsx';
import { NumberRangeFilter } from './NumberRangeFilter.tsx';

export interface FilterEditorProps {
  field: Field;
  label: string;
  filter: ListFilter | null;
  scope: RecordScope;
  onChange: (filter: ListFilter | null) => void;
}

const textOf = (filter: ListFilter | null): string =>
  filter?.kind === 'exact' || filter?.kind === 'text' ? filter.value : '';

const exact = (value: string): ListFilter | null => (value ? { kind: 'exact', value } : null);

/** The input for a filter, by what its field holds. */
export const FilterEditor = ({ field, label, filter, scope, onChange }: FilterEditorProps) => {
  const { i18n, t } = useLingui();
  const kind = filterKindOf(field);
  const radios = (choices: readonly { value: string; text: string }[]) => (
    <FormField label={label}>
      <RadioGroup value={textOf(filter)} onChange={(_event, { value }) => onChange(exact(value))}>
        <Radio value="" label={t`Any`} />
        {choices.map(({ value, text }) => (
          <Radio key={value} value={value} label={text} />
        ))}
      </RadioGroup>
    </FormField>
  );

  switch (kind) {
    case 'boolean':
      return field.kind === 'boolean'
        ? radios([
            { value: 'true', text: i18n._(field.yes) },
            { value: 'false', text: i18n._(field.no) },
          ])
        : null;
    case 'choice':
      return field.kind === 'choice'
        ? radios(field.choices.map((choice) => ({ value: choice.value, text: i18n._(choice.label) })))
        : null;
    case 'choices':
      return field.kind === 'choice' ? (
        <ChoicesFilter choices={field.choices} label={label} filter={filter} onChange={onChange} />
      ) : null;
    case 'dateRange':
      return <DateRangeFilter label={label} filter={filter} onChange={onChange} />;
    case 'numberRange':
      return (
        <NumberRangeFilter
          label={label}
          isMoney={field.kind === 'money'}
          filter={filter}
          onChange={onChange}
        />
      );
    case 'reference':
      return field.kind === 'reference' || field.kind === 'references' ? (
        <FormField label={label}>
          <ReferenceInput
            source={field.source}
            scope={scope}
            value={textOf(filter) || null}
            onChange={(id) => onChange(exact(id ?? ''))}
          />
        </FormField>
      ) : null;
    case 'exact':
    case 'text':
      return (
        <FormField label={label}>
          <Input
            type="search"
            defaultValue={textOf(filter)}
            onChange={(_event, { value }) => onChange(value.trim() ? { kind, value: value.trim() } : null)}
          />
        </FormField>
      );
    case null:
      return null;
  }
};
