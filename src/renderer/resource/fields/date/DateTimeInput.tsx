import { DateInput } from '../../../ui/dates/DateInput.tsx';
import { useTimeZone } from '../../../ui/useFormatters.ts';
import { useToday } from '../../../ui/useMinute.ts';
import type { InputProps } from '../fieldType.ts';
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

/**
 * Date and time in the country's time zone, in steps of ten minutes. Reports the raw text when it is not a
 * date.
 */
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
