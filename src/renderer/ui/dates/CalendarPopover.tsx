import { Button, Field, makeStyles, PopoverSurface, Select } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { Calendar, type CalendarProps } from './Calendar.tsx';
import { isInside } from './calendarDays.ts';
import { minuteStep } from './dateText.ts';

const useTimeStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '8px' },
});

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const hours = Array.from({ length: 24 }, (_hour, index) => twoDigits(index));
const minutes = Array.from({ length: 60 / minuteStep }, (_minute, index) => twoDigits(index * minuteStep));

interface TimeFieldsProps {
  /** Format `18:30`. */
  time: string;
  isDisabled: boolean;
  onChange: (time: string) => void;
}

/**
 * Hour and minute in steps. A value between two steps, which a server may send, is kept as an extra choice.
 */
const TimeFields = ({ time, isDisabled, onChange }: TimeFieldsProps) => {
  const { t } = useLingui();
  const styles = useTimeStyles();
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

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', padding: '12px' },
  actions: { display: 'flex', gap: '8px' },
  done: { marginInlineStart: 'auto' },
});

interface CalendarPopoverProps extends Omit<CalendarProps, 'onChoose'> {
  hasTime: boolean;
  onChange: (value: string) => void;
  onClose: () => void;
}

const midnight = '00:00';

export const CalendarPopover = ({ value, hasTime, onChange, onClose, ...days }: CalendarPopoverProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const [day = '', time = midnight] = value.split('T');
  const choose = (chosen: string): void => {
    onChange(hasTime ? `${chosen}T${time}` : chosen);
    if (!hasTime) onClose();
  };
  return (
    <PopoverSurface className={styles.root} aria-label={t`Calendar`}>
      <Calendar {...days} key={day} value={day} onChoose={choose} />
      {hasTime && (
        <TimeFields
          time={time}
          isDisabled={day === ''}
          onChange={(changed) => onChange(`${day}T${changed}`)}
        />
      )}
      <div className={styles.actions}>
        <Button size="small" disabled={!isInside(days.today, days)} onClick={() => choose(days.today)}>
          <Trans>Today</Trans>
        </Button>
        <Button
          size="small"
          appearance="subtle"
          disabled={day === ''}
          onClick={() => {
            onChange('');
            onClose();
          }}
        >
          <Trans>Clear</Trans>
        </Button>
        {hasTime && (
          <Button className={styles.done} size="small" appearance="primary" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        )}
      </div>
    </PopoverSurface>
  );
};
