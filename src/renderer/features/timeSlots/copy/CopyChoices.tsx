import { Checkbox, Field, makeStyles, Select } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { type SlotWeek, slotWeekOf } from '#shared/rules/slotWeek.ts';
import { dayText, longDayText, rangeText, shortParts } from '../../../marketplace/slots/slotTexts.ts';
import { type DialogChoice, targetWeeks, withDay, withSource } from './copyChoice.ts';

const useStyles = makeStyles({
  choices: {
    display: 'grid',
    // Side by side also in small windows: the list of changes needs the height.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
    gap: '12px',
    margin: 0,
    padding: 0,
    border: 'none',
    minWidth: 0,
  },
  choice: {
    minWidth: 0,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& select': { minWidth: 0, textOverflow: 'ellipsis' },
  },
  days: { display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, border: 'none', minWidth: 0 },
});

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onChoose: (value: string) => void;
}

const Choice = ({ label, value, options, onChoose }: ChoiceProps) => (
  <Field label={label} className={useStyles().choice}>
    <Select value={value} onChange={(_event, chosen) => onChoose(chosen.value)}>
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </Select>
  </Field>
);

interface CopyChoicesProps {
  choice: DialogChoice;
  /** Week on screen. */
  displayed: SlotWeek;
  /** Week that is copied. */
  source: SlotWeek;
  /** Mondays of the weeks to copy from, and of those that can still be planned. */
  origins: readonly string[];
  targets: readonly string[];
  /** The only zone cannot copy a week to itself. */
  isOneZone: boolean;
  onChange: (choice: DialogChoice) => void;
}

/** Day or week to copy, its week, and the target weeks. */
export const CopyChoices = (props: CopyChoicesProps) => {
  const { choice, displayed, source, origins, targets, isOneZone, onChange } = props;
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { from, day, to } = choice;
  const weeks = { displayed: displayed.monday, targets };
  const weekOption = (monday: string) => {
    const range = rangeText(slotWeekOf(monday, displayed.timeZone), i18n, shortParts);
    return [monday, monday === displayed.monday ? t`${range} (on screen)` : range] as const;
  };
  const isOwnTarget = day !== null || !isOneZone;
  return (
    <fieldset className={styles.choices} aria-label={t`Copy slots`}>
      <Choice
        label={t`What to copy`}
        value={day === null ? '' : String(day)}
        options={[
          ['', t`The whole week`],
          ...source.days.map(({ date }, index) => [String(index), longDayText(date, i18n)] as const),
        ]}
        onChoose={(value) => onChange(withDay(choice, value === '' ? null : Number(value), weeks))}
      />
      <Choice
        label={t`From the week`}
        value={from}
        options={origins.map(weekOption)}
        onChoose={(monday) => onChange(withSource(choice, monday, weeks))}
      />
      <Choice
        label={t`To the week`}
        value={to}
        options={targets.filter((monday) => isOwnTarget || monday !== from).map(weekOption)}
        onChoose={(monday) => onChange({ ...choice, to: monday, until: monday, days: new Set() })}
      />
      <Choice
        label={t`Until the week`}
        value={targetWeeks(choice).at(-1) ?? ''}
        options={targets.filter((monday) => monday >= to).map(weekOption)}
        onChoose={(monday) => onChange({ ...choice, until: monday })}
      />
    </fieldset>
  );
};

interface CopyDaysProps {
  choice: DialogChoice;
  timeZone: string;
  now: number;
  /** Other zones are targets, too: the same day is a target there. */
  isElsewhere: boolean;
  onChange: (choice: DialogChoice) => void;
}

/** Target days of a copied day. With several target weeks, the dates are those of the first one. */
export const CopyDays = ({ choice, timeZone, now, isElsewhere, onChange }: CopyDaysProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const toggle = (day: number, isChosen: boolean): void => {
    const days = new Set(choice.days);
    if (isChosen) days.add(day);
    else days.delete(day);
    onChange({ ...choice, days });
  };
  return (
    <fieldset className={styles.days} aria-label={t`To the days`}>
      {slotWeekOf(choice.to, timeZone).days.map(({ date, end }, day) => (
        <Checkbox
          key={date}
          label={dayText(date, i18n)}
          checked={choice.days.has(day)}
          disabled={
            choice.until <= choice.to &&
            (end <= now || (!isElsewhere && choice.to === choice.from && day === choice.day))
          }
          onChange={(_event, { checked }) => toggle(day, checked === true)}
        />
      ))}
    </fieldset>
  );
};
