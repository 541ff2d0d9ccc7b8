import { Input, type InputProps } from '@fluentui/react-components';
import { useTimeZone } from '../useTimeZone.ts';
import { fromZonedInput, toZonedInput } from './zonedInput.ts';

type DateTimeInputProps = Omit<InputProps, 'value' | 'onChange' | 'onBlur' | 'type'> & {
  value: unknown;
  onChange: (instant: string | null) => void;
  onBlur: () => void;
};

const stepSeconds = 600;

/** Date and time on the clocks of the country, in steps of ten minutes. */
export const DateTimeInput = ({ value, onChange, onBlur, ...rest }: DateTimeInputProps) => {
  const timeZone = useTimeZone();
  return (
    <Input
      {...(rest as InputProps)}
      type="datetime-local"
      step={stepSeconds}
      value={typeof value === 'string' ? toZonedInput(value, timeZone) : ''}
      onChange={(_event, data) => onChange(fromZonedInput(data.value, timeZone))}
      onBlur={onBlur}
    />
  );
};
