import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { FilterProps } from '../kind.ts';

export interface OneOfFilterOwnProps {
  choices: readonly { value: string; label: MessageDescriptor }[];
}

export const OneOfFilter = ({ choices, label, filter, onChange }: FilterProps & OneOfFilterOwnProps) => {
  const { i18n, t } = useLingui();
  return (
    <Field label={label}>
      <RadioGroup
        value={filter?.kind === 'exact' ? filter.value : ''}
        onChange={(_event, { value }) => onChange(value ? { kind: 'exact', value } : null)}
      >
        <Radio value="" label={t`Any`} />
        {choices.map((choice) => (
          <Radio key={choice.value} value={choice.value} label={i18n._(choice.label)} />
        ))}
      </RadioGroup>
    </Field>
  );
};
