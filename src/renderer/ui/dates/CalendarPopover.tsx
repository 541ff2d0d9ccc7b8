import { Button, makeStyles, PopoverSurface } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { Calendar, type CalendarProps } from './Calendar.tsx';
import { isInside } from './calendarDays.ts';
import { TimeFields } from './TimeFields.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', padding: '12px' },
  actions: { display: 'flex', gap: '8px' },
  done: { marginInlineStart: 'auto' },
});

interface CalendarPopoverProps extends Omit<CalendarProps, 'onChoose'> {
  /** With a time when the value has one. */
  hasTime: boolean;
  onChange: (value: string) => void;
  onClose: () => void;
}

const midnight = '00:00';

/** A day, and a time where there is one, to choose instead of typing it. */
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
