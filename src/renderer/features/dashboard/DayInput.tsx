import { useState } from 'react';
import { DateInput } from '../../ui/dates/DateInput.tsx';
import { isDateValue } from '../../ui/dates/dateText.ts';

interface DayInputProps {
  'aria-label': string;
  today: string;
  value: string;
  min?: string;
  max?: string;
  /** Whether a valid day applies immediately, while typing. */
  mayTake?: (day: string) => boolean;
  onChange: (day: string) => void;
}

/**
 * Date input that applies valid days while typing. Keeps invalid input without applying it. A day beyond the
 * other end of the period applies on blur or Enter only, as it may be the beginning of another date.
 */
export const DayInput = ({ value, mayTake = () => true, onChange, ...rest }: DayInputProps) => {
  const [draft, setDraft] = useState<string | null>(null);
  const take = (day: string): void => {
    setDraft(null);
    onChange(day);
  };
  const settle = (): void => {
    if (draft === '') setDraft(null);
    else if (draft !== null && isDateValue(draft)) take(draft);
  };
  return (
    <DateInput
      {...rest}
      size="small"
      value={draft ?? value}
      onChange={(typed) => (isDateValue(typed) && mayTake(typed) ? take(typed) : setDraft(typed))}
      onBlur={settle}
      onEnter={settle}
    />
  );
};
