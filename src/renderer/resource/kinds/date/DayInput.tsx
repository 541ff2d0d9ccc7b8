import { DateInput } from '../../../ui/dates/DateInput.tsx';
import type { InputProps } from '../kind.ts';
import { useToday } from './useToday.ts';

export const DayInput = ({ value, onChange, onBlur, aria }: InputProps) => {
  const today = useToday();
  return (
    <DateInput
      {...aria}
      today={today}
      value={typeof value === 'string' ? value : ''}
      onChange={(day) => onChange(day || null)}
      onBlur={onBlur}
    />
  );
};
