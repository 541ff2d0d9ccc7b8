import { useState } from 'react';
import { DateInput } from '../../ui/dates/DateInput.tsx';
import { isDateValue } from '../../ui/dates/dateText.ts';

interface DayInputProps {
  'aria-label': string;
  today: string;
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

/**
 * A day that the figures follow while one types. What is no date stays on the screen as it was typed and changes
 * nothing; a day beyond the other end counts only when the input is left: it may be the beginning of another one.
 */
export const DayInput = ({ value, min = '', max = '', onChange, ...rest }: DayInputProps) => {
  const [draft, setDraft] = useState<string | null>(null);
  const isWithin = (day: string): boolean => (min === '' || day >= min) && (max === '' || day <= max);
  const take = (day: string): void => {
    setDraft(null);
    onChange(day);
  };
  return (
    <DateInput
      {...rest}
      size="small"
      value={draft ?? value}
      min={min}
      max={max}
      onChange={(typed) => (isDateValue(typed) && isWithin(typed) ? take(typed) : setDraft(typed))}
      onBlur={() => {
        if (draft === '') setDraft(null);
        else if (draft !== null && isDateValue(draft)) take(draft);
      }}
    />
  );
};
