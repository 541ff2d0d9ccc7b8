import {
  Button,
  Input,
  type InputProps,
  makeStyles,
  Popover,
  PopoverTrigger,
  Text,
  tokens,
  useFieldContext_unstable as useFieldContext,
} from '@fluentui/react-components';
import { CalendarLtr20Regular } from '@fluentui/react-icons/svg/calendar-ltr';
import { ErrorCircle12Filled } from '@fluentui/react-icons/svg/error-circle';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { languageOf } from '../useFormatters.ts';
import { CalendarPopover } from './CalendarPopover.tsx';
import { type DateValue, formatDate, isDateValue, readDate, spellDay } from './dateText.ts';
import { useDateProblem } from './useDateProblem.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  // Wide enough for the typed date plus the spelled-out one.
  input: { minWidth: 'min(216px, 100%)', fontVariantNumeric: 'tabular-nums' },
  button: { minWidth: '24px' },
  understood: { alignSelf: 'center', color: tokens.colorNeutralForeground3, whiteSpace: 'nowrap' },
  rounded: { color: tokens.colorNeutralForeground2, marginTop: tokens.spacingVerticalXXS },
  problem: { color: tokens.colorStatusDangerForeground3, marginTop: tokens.spacingVerticalXXS },
});

/** Offset to align with the input: the calendar is anchored to the button inside it. */
const belowInput = { mainAxis: 8, crossAxis: 10 };

export interface DateInputProps
  extends Omit<InputProps, 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'type' | 'min' | 'max'> {
  value: DateValue;
  /** Today's date in the time zone of the value. */
  today: string;
  hasTime?: boolean;
  /** Limits of the selectable range; `''` means none. */
  min?: DateValue;
  max?: DateValue;
  /**
   * Receives a date, `''`, or the typed text if it is not a date.
   * Passed back as `value`, such text is shown as an error.
   */
  onChange: (value: DateValue) => void;
  onBlur?: () => void;
  /** Handles Enter outside of forms. */
  onEnter?: () => void;
}

/** Typed text, until the field is left, and the note about a time that was rounded to the nearest step. */
const useTyped = ({ value, hasTime = false, onChange }: DateInputProps, language: string) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [rounded, setRounded] = useState<DateValue | null>(null);
  const type = (text: string): void => {
    setTyped(text);
    const read = readDate(text, language, hasTime);
    onChange('value' in read ? read.value : text.trim());
    setRounded('isRounded' in read ? read.value : null);
  };
  return { typed, type, forget: () => setTyped(null), roundedTo: value === rounded ? value.slice(11) : '' };
};

const CalendarButton = () => {
  const { t } = useLingui();
  const styles = useStyles();
  return (
    <PopoverTrigger disableButtonEnhancement>
      <Button
        className={styles.button}
        appearance="transparent"
        size="small"
        icon={<CalendarLtr20Regular />}
        aria-label={t`Choose in the calendar`}
      />
    </PopoverTrigger>
  );
};

interface DateNotesProps {
  time: string;
  problem: string | null;
  problemId: string;
}

const DateNotes = ({ time, problem, problemId }: DateNotesProps) => {
  const styles = useStyles();
  return (
    <>
      {time !== '' && (
        <Text role="status" size={200} className={styles.rounded}>
          <Trans>{time}: use steps of ten minutes</Trans>
        </Text>
      )}
      {problem !== null && (
        <Text id={problemId} role="alert" size={200} className={styles.problem}>
          <ErrorCircle12Filled /> {problem}
        </Text>
      )}
    </>
  );
};

/** Date field: typed in the format of the app's language or chosen in a calendar. */
export const DateInput = (props: DateInputProps) => {
  const { value, today, hasTime = false, min = '', max = '', onChange, onBlur, onEnter, ...rest } = props;
  const { i18n } = useLingui();
  const styles = useStyles();
  const [problemId, understoodId] = [useId(), useId()];
  const root = useRef<HTMLDivElement>(null);
  const field = useFieldContext();
  const [isOpen, setIsOpen] = useState(false);
  const language = languageOf(i18n);
  const { typed, type, forget, roundedTo: time } = useTyped(props, language);
  const { pattern, problemOf } = useDateProblem({ language, hasTime, min, max });
  // No validation while typing.
  const problem = typed === null ? problemOf(value) : null;
  const shownProblem = field?.validationState === 'error' ? null : problem;
  const understood = spellDay(value, language);
  const describedBy = shownProblem !== null ? problemId : understood !== '' ? understoodId : null;
  const close = (): void => {
    setIsOpen(false);
    root.current?.querySelector('input')?.focus();
  };

  return (
    <div ref={root} className={styles.root}>
      <Popover
        open={isOpen}
        trapFocus
        unstable_disableAutoFocus
        positioning={{ position: 'below', align: 'end', offset: belowInput }}
        onOpenChange={(event, { open }) => {
          // Return the focus only after Esc: a click outside has set it on purpose.
          if (!open && event.type === 'keydown') close();
          else setIsOpen(open);
        }}
      >
        <Input
          {...(rest as InputProps)}
          className={styles.input}
          // The browser's suggestions would cover the calendar.
          autoComplete="off"
          placeholder={pattern}
          value={typed ?? formatDate(value, language)}
          onChange={(_event, { value: text }) => type(text)}
          onBlur={() => {
            forget();
            onBlur?.();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && onEnter) {
              forget();
              onEnter();
            }
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            setIsOpen(true);
          }}
          {...(problem !== null && { 'aria-invalid': true })}
          {...(describedBy !== null && { 'aria-describedby': describedBy })}
          contentAfter={
            <>
              {understood !== '' && (
                <Text id={understoodId} data-understood size={200} className={styles.understood}>
                  {understood}
                </Text>
              )}
              <CalendarButton />
            </>
          }
        />
        <CalendarPopover
          {...{ hasTime, today, language, onChange }}
          value={isDateValue(value) ? value : ''}
          min={min.slice(0, 10)}
          max={max.slice(0, 10)}
          onClose={close}
        />
      </Popover>
      <DateNotes time={time} problem={shownProblem} problemId={problemId} />
    </div>
  );
};
