import { Select, type SelectProps } from '@fluentui/react-components';

type ChoiceInputProps = Omit<SelectProps, 'value' | 'onChange' | 'onBlur'> & {
  choices: readonly { value: string; text: string }[];
  /** Whether "none" is an answer. */
  isClearable: boolean;
  value: unknown;
  onChange: (value: string | null) => void;
  onBlur: () => void;
};

/** One of a few known values. A value that is not among them stays until another one is chosen. */
export const ChoiceInput = ({ choices, isClearable, value, onChange, onBlur, ...rest }: ChoiceInputProps) => {
  const current = value === null || value === undefined ? '' : String(value);
  const isKnown = choices.some((choice) => choice.value === current);
  return (
    <Select
      {...(rest as SelectProps)}
      value={current}
      onChange={(_event, data) => onChange(data.value || null)}
      onBlur={onBlur}
    >
      {(isClearable || current === '') && <option value="" />}
      {!isKnown && current !== '' && <option value={current}>{current}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.text}
        </option>
      ))}
    </Select>
  );
};
