import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FilterProps } from '../kind.ts';

export interface OneOfFilterOwnProps {
  choices: readonly { value: string; label: MessageDescriptor }[];
}

/** One of a few values; a word that the filter has already and that nobody here knows is one of them. */
export const OneOfFilter = ({ choices, label, filter, onChange }: FilterProps & OneOfFilterOwnProps) => {
  const { i18n, t } = useLingui();
  const current = filter?.kind === 'exact' ? filter.value : '';
  const [strange] = useState(choices.some(({ value }) => value === current) ? '' : current);
  return (
    <Field label={label}>
      <RadioGroup
        value={current}
        onChange={(_event, { value }) => onChange(value ? { kind: 'exact', value } : null)}
      >
        <Radio value="" label={t`Any`} />
        {strange !== '' && <Radio value={strange} label={strange} />}
        {choices.map((choice) => (
          <Radio key={choice.value} value={choice.value} label={i18n._(choice.label)} />
        ))}
      </RadioGroup>
    </Field>
  );
};
