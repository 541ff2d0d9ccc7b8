import { useState } from 'react';
import { DateInput } from '../../ui/dates/DateInput.tsx';
import { isDateValue } from '../../ui/dates/dateText.ts';

interface DayInputProps {
  'aria-label': string;
  today: string;
  value: string;
  min?: string;
  max?: string;
  /** Whether it counts while it is still being typed. */
  mayTake?: (day: string) => boolean;
  onChange: (day: string) => void;
}

/**
 * A day that the figures follow while one types. What is no date stays on the screen as it was typed and changes
 * nothing; a day beyond the other end counts only when the input is left, or by Enter: it may be the beginning of
 * another one.
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
