import { DateInput, type DateInputProps } from '../../ui/dates/DateInput.tsx';
import { useTimeZone } from '../useTimeZone.ts';
import { useToday } from './useToday.ts';
import { fromZonedInput, toZonedInput } from './zonedInput.ts';

type DateTimeInputProps = Omit<DateInputProps, 'value' | 'onChange' | 'today' | 'hasTime'> & {
  value: unknown;
  /** An instant, null for nothing, or the text itself when it is none. */
  onChange: (value: string | null) => void;
};

/** Date and time on the clocks of the country, in steps of ten minutes. */
export const DateTimeInput = ({ value, onChange, ...rest }: DateTimeInputProps) => {
  const timeZone = useTimeZone();
  const today = useToday();
  return (
    <DateInput
      {...rest}
      hasTime
      today={today}
      value={typeof value === 'string' ? toZonedInput(value, timeZone) : ''}
      onChange={(typed) => onChange(fromZonedInput(typed, timeZone))}
    />
  );
};
