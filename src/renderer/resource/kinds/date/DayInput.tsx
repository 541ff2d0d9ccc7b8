import { DateInput } from '../../../ui/dates/DateInput.tsx';
import type { InputProps } from '../kind.ts';
import { boundValues, type DateBounds } from './dateProblem.ts';
import { useToday } from './zonedInput.ts';

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
