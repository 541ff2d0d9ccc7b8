import { DateInput } from '../../../ui/dates/DateInput.tsx';
import { useTimeZone } from '../../../ui/useFormatters.ts';
import { useToday } from '../../../ui/useMinute.ts';
import type { InputProps } from '../kind.ts';
import { boundValues, type DateBounds, fromZonedInput, toZonedInput } from './dateInput.ts';

export const DayInput = ({ value, onChange, onBlur, rule, aria, ...bounds }: InputProps & DateBounds) => {
  const today = useToday();
  return (
    <DateInput
      {...aria}
      {...boundValues(bounds, rule)}
      today={today}
      value={typeof value === 'string' ? value : ''}
      onChange={(day) => onChange(day || null)}
      onBlur={onBlur}
    />
  );
};

/** Date and time on the clocks of the country, in steps of ten minutes. It gives the text itself when that is no date. */
export const DateTimeInput = ({
  value,
  onChange,
  onBlur,
  rule,
  aria,
  ...bounds
}: InputProps & DateBounds) => {
  const timeZone = useTimeZone();
  const today = useToday();
  return (
    <DateInput
      {...aria}
      {...boundValues(bounds, rule)}
      hasTime
      today={today}
      value={typeof value === 'string' ? toZonedInput(value, timeZone) : ''}
      onChange={(typed) => onChange(fromZonedInput(typed, timeZone))}
      onBlur={onBlur}
    />
  );
};
