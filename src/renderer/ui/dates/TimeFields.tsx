import { Field, makeStyles, Select } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { minuteStep } from './dateText.ts';

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '8px' },
});

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const hours = Array.from({ length: 24 }, (_hour, index) => twoDigits(index));
const minutes = Array.from({ length: 60 / minuteStep }, (_minute, index) => twoDigits(index * minuteStep));

interface TimeFieldsProps {
  /** `18:30` */
  time: string;
  isDisabled: boolean;
  onChange: (time: string) => void;
}

/** The time of a day in steps. Minutes between two steps, which a server may have, stay until others are chosen. */
export const TimeFields = ({ time, isDisabled, onChange }: TimeFieldsProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const [hour = '', minute = ''] = time.split(':');
  const shownMinutes = minutes.includes(minute) ? minutes : [...minutes, minute].toSorted();
  const select = (
    label: string,
    value: string,
    options: readonly string[],
    change: (value: string) => void,
  ) => (
    <Field label={label} size="small">
      <Select
        size="small"
        value={value}
        disabled={isDisabled}
        onChange={(_event, data) => change(data.value)}
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    </Field>
  );
  return (
    <div className={styles.root}>
      {select(t`Hour`, hour, hours, (value) => onChange(`${value}:${minute}`))}
      {select(t`Minute`, minute, shownMinutes, (value) => onChange(`${hour}:${value}`))}
    </div>
  );
};
