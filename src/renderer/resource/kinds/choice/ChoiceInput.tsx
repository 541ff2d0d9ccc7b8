import { Select } from '@fluentui/react-components';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { Tone } from '../../../ui/StatusDot.tsx';
import type { InputProps } from '../kind.ts';

export interface Choice {
  value: string;
  label: MessageDescriptor;
  tone?: Tone;
}

export interface ChoiceInputOwnProps {
  choices: readonly Choice[];
  /** Whether "none" is an answer. */
  isClearable: boolean;
}

/** One of a few known values. A value that is not among them stays until another one is chosen. */
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
  const isKnown = choices.some((choice) => choice.value === current);
  return (
    <Select
      {...aria}
      value={current}
      onChange={(_event, data) => onChange(data.value || null)}
      onBlur={onBlur}
    >
      {(isClearable || current === '') && <option value="" />}
      {!isKnown && current !== '' && <option value={current}>{current}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {i18n._(choice.label)}
        </option>
      ))}
    </Select>
  );
};
