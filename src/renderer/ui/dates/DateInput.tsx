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
import { CalendarLtr20Regular, ErrorCircle12Filled } from '@fluentui/react-icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { languageOf } from '../useFormatters.ts';
import { CalendarPopover } from './CalendarPopover.tsx';
import { type DateValue, formatDate, isDateValue, readDate, spellDay } from './dateText.ts';
import { useDateProblem } from './useDateProblem.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  // Wide enough for the date as it is typed and as it was understood.
  input: { minWidth: 'min(216px, 100%)', fontVariantNumeric: 'tabular-nums' },
  button: { minWidth: '24px' },
  understood: { alignSelf: 'center', color: tokens.colorNeutralForeground3, whiteSpace: 'nowrap' },
  rounded: { color: tokens.colorNeutralForeground2, marginTop: tokens.spacingVerticalXXS },
  problem: { color: tokens.colorStatusDangerForeground3, marginTop: tokens.spacingVerticalXXS },
});

/** The calendar hangs on the button, which stands a little inside the input. */
const belowInput = { mainAxis: 8, crossAxis: 10 };

export interface DateInputProps
  extends Omit<InputProps, 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'type' | 'min' | 'max'> {
  value: DateValue;
  /** Today's plain date where the value belongs. */
  today: string;
  hasTime?: boolean;
  /** The first and the last that may be chosen; '' and nothing are the same. */
  min?: DateValue;
  max?: DateValue;
  /** A date, nothing, or the text itself when it is no date: give it back as `value`, and it is shown as wrong. */
  onChange: (value: DateValue) => void;
  onBlur?: () => void;
  /** Where Enter sends no form it can take what was typed. */
  onEnter?: () => void;
}

/** A date as the language of the app writes it, typed or chosen in a calendar. */
export const DateInput = (props: DateInputProps) => {
  const { value, today, hasTime = false, min = '', max = '', onChange, onBlur, onEnter, ...rest } = props;
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const problemId = useId();
  const understoodId = useId();
  const root = useRef<HTMLDivElement>(null);
  const field = useFieldContext();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** What was made of minutes between two steps. */
  const [rounded, setRounded] = useState<DateValue | null>(null);
  const language = languageOf(i18n);
  const { pattern, problemOf } = useDateProblem({ language, hasTime, min, max });
  // While one types, everything is wrong for a while; where the form says something already, that is enough.
  const problem = typed === null ? problemOf(value) : null;
  const understood = spellDay(value, language);
  const time = value === rounded ? value.slice(11) : '';
  const isSaidElsewhere = field?.validationState === 'error';

  const type = (text: string): void => {
    setTyped(text);
    const read = readDate(text, language, hasTime);
    onChange('value' in read ? read.value : text.trim());
    setRounded('isRounded' in read ? read.value : null);
  };

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
          // Whoever clicks elsewhere wants to be there.
          if (!open && event.type === 'keydown') close();
          else setIsOpen(open);
        }}
      >
        <Input
          {...(rest as InputProps)}
          className={styles.input}
          // The calendar's own row of suggestions would cover it.
          autoComplete="off"
          placeholder={pattern}
          value={typed ?? formatDate(value, language)}
          onChange={(_event, { value: text }) => type(text)}
          onBlur={() => {
            setTyped(null);
            onBlur?.();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && onEnter) {
              setTyped(null);
              onEnter();
            }
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            setIsOpen(true);
          }}
          {...(problem !== null && { 'aria-invalid': true })}
          {...(understood !== '' && { 'aria-describedby': understoodId })}
          {...(problem !== null && !isSaidElsewhere && { 'aria-describedby': problemId })}
          contentAfter={
            <>
              {understood !== '' && (
                <Text id={understoodId} data-understood size={200} className={styles.understood}>
                  {understood}
                </Text>
              )}
              <PopoverTrigger disableButtonEnhancement>
                <Button
                  className={styles.button}
                  appearance="transparent"
                  size="small"
                  icon={<CalendarLtr20Regular />}
                  aria-label={t`Choose in the calendar`}
                />
              </PopoverTrigger>
            </>
          }
        />
        <CalendarPopover
          value={isDateValue(value) ? value : ''}
          hasTime={hasTime}
          today={today}
          min={min.slice(0, 10)}
          max={max.slice(0, 10)}
          language={language}
          onChange={onChange}
          onClose={close}
        />
      </Popover>
      {time !== '' && (
        <Text role="status" size={200} className={styles.rounded}>
          <Trans>{time}: minutes go in steps of ten</Trans>
        </Text>
      )}
      {problem !== null && !isSaidElsewhere && (
        <Text id={problemId} role="alert" size={200} className={styles.problem}>
          <ErrorCircle12Filled /> {problem}
        </Text>
      )}
    </div>
  );
};
