import { Select } from '@fluentui/react-components';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { Tone } from '../../../ui/StatusDot.tsx';
import type { InputProps } from '../fieldType.ts';

export interface Choice {
  value: string;
  label: MessageDescriptor;
  tone?: Tone;
}

export interface ChoiceInputOwnProps {
  choices: readonly Choice[];
  isClearable: boolean;
}

/** Select for one known value. Unknown values from the server stay selectable. */
export const ChoiceInput = ({
  value,
  onChange,
  onBlur,
  aria,
  choices,
  isClearable,
}: InputProps & ChoiceInputOwnProps) => {
  const { i18n } = useLingui();
  const current = value === null || value === undefined ? '' : String(value);
  const [strange, setStrange] = useState<readonly string[]>([]);
  const isKnown = [...strange, ...choices.map((choice) => choice.value)].includes(current);
  if (current !== '' && !isKnown) setStrange([...strange, current]);
  return (
    <Select
      {...aria}
      value={current}
      onChange={(_event, data) => onChange(data.value || null)}
      onBlur={onBlur}
    >
      {(isClearable || current === '') && <option value="" />}
      {strange.map((word) => (
        <option key={word} value={word}>
          {word}
        </option>
      ))}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {i18n._(choice.label)}
        </option>
      ))}
    </Select>
  );
};
