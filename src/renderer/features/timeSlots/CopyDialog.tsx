import { Checkbox, Field, makeStyles, Select, Spinner } from '@fluentui/react-components';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { TimeSlot } from '#shared/api/timeSlots.ts';
import { type DayCopy, planCopy } from '#shared/domain/slotChanges.ts';
import {
  daysInWeek,
  layOutSlots,
  type SlotGrid,
  type SlotWeek,
  slotWeekOf,
} from '#shared/domain/slotWeek.ts';
import { QueryError } from '../../ui/Banner.tsx';
import { CopyPreview } from './CopyPreview.tsx';
import { FailedSlots, SlotDialogFrame } from './SlotDialogFrame.tsx';
import { type SendOutcome, saveSlots } from './saveSlots.ts';
import { dayText, longDayText, rangeText, slotNames } from './slotTexts.ts';
import { type CityScope, slotWeekOptions } from './slotWeekOptions.ts';

/** The week that is shown, as the source of a copy, and where it may go. */
export interface CopyChoice {
  /** A day of the week that is shown; null: all of them. */
  day: number | null;
  /** The Monday of the week that is copied to. */
  to: string;
  /** When one day is copied: to these. */
  days: ReadonlySet<number>;
}

const everyDay = Array.from({ length: daysInWeek }, (_, day) => day);

/** Which day goes where; a day is never copied to itself. */
const dayCopies = ({ day, to, days }: CopyChoice, from: string): DayCopy[] => {
  if (day === null) return to === from ? [] : everyDay.map((each) => ({ from: each, to: each }));
  return everyDay
    .filter((each) => days.has(each) && !(to === from && each === day))
    .map((each) => ({ from: day, to: each }));
};

const useStyles = makeStyles({
  choices: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px',
    margin: 0,
    padding: 0,
    border: 'none',
    minWidth: 0,
  },
  choice: { flex: '1 1 200px' },
  days: { display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, border: 'none', minWidth: 0 },
});

interface CopyDialogProps {
  scope: CityScope;
  zone: string;
  week: SlotWeek;
  grid: SlotGrid<TimeSlot>;
  /** The Mondays of the weeks that still have slots to plan. */
  targets: readonly string[];
  now: number;
  onClose: () => void;
}

/** Copies a day, or the whole of the week that is shown, after showing what that would change. */
export const CopyDialog = ({ scope, zone, week, grid, targets, now, onClose }: CopyDialogProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const others = targets.filter((monday) => monday !== week.monday);
  const [choice, setChoice] = useState<CopyChoice>({ day: null, to: others[0] ?? '', days: new Set() });
  const [isSaving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<SendOutcome | null>(null);

  const target = useMemo(() => slotWeekOf(choice.to, week.timeZone), [choice.to, week.timeZone]);
  const { data, error, refetch } = useQuery(slotWeekOptions(scope, zone, choice.to));
  const targetGrid = useMemo(() => (data ? layOutSlots(target, data) : null), [target, data]);
  const names = useMemo(() => slotNames(target, targetGrid ?? [], i18n), [target, targetGrid, i18n]);
  const plan = useMemo(
    () => (targetGrid ? planCopy(grid, targetGrid, dayCopies(choice, week.monday), now) : null),
    [grid, targetGrid, choice, week.monday, now],
  );
  const count = plan?.changes.length ?? 0;

  const change = (changes: Partial<CopyChoice>): void => {
    setChoice((before) => ({ ...before, ...changes }));
    setOutcome(null);
  };
  const chooseDay = (text: string): void => {
    const day = text === '' ? null : Number(text);
    // A whole week goes to another week; a day first of all to other days of its own.
    const to = day === null ? (others[0] ?? '') : targets.includes(week.monday) ? week.monday : choice.to;
    change({ day, to, days: new Set() });
  };
  const toggleDay = (day: number, isChosen: boolean): void => {
    const days = new Set(choice.days);
    if (isChosen) days.add(day);
    else days.delete(day);
    change({ days });
  };
  const copy = async (): Promise<void> => {
    if (!plan) return;
    setSaving(true);
    const answer = await saveSlots({ scope, zone, monday: choice.to, names }, plan.changes);
    setSaving(false);
    setOutcome(answer);
    if (answer.failures.length === 0) onClose();
  };

  return (
    <SlotDialogFrame
      title={t`Copy slots`}
      onClose={onClose}
      onSubmit={() => void copy()}
      submitLabel={t`${plural(count, { one: 'Copy to # slot', other: 'Copy to # slots' })}`}
      isSubmitDisabled={isSaving || count === 0}
    >
      {outcome && <FailedSlots outcome={outcome} names={names} />}
      <fieldset className={styles.choices} aria-label={t`Copy slots`}>
        <Field label={t`Copy what`} className={styles.choice}>
          <Select
            value={choice.day === null ? '' : String(choice.day)}
            onChange={(_event, { value }) => chooseDay(value)}
          >
            <option value="">{t`The whole week`}</option>
            {week.days.map(({ date }, day) => (
              <option key={date} value={day}>
                {longDayText(date, i18n)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t`To the week`} className={styles.choice}>
          <Select value={choice.to} onChange={(_event, { value }) => change({ to: value, days: new Set() })}>
            {(choice.day === null ? others : targets).map((monday) => (
              <option key={monday} value={monday}>
                {rangeText(slotWeekOf(monday, week.timeZone), i18n)}
              </option>
            ))}
          </Select>
        </Field>
      </fieldset>
      {choice.day !== null && (
        <fieldset className={styles.days} aria-label={t`To the days`}>
          {target.days.map(({ date, end }, day) => (
            <Checkbox
              key={date}
              label={dayText(date, i18n)}
              checked={choice.days.has(day)}
              disabled={end <= now || (choice.to === week.monday && day === choice.day)}
              onChange={(_event, { checked }) => toggleDay(day, checked === true)}
            />
          ))}
        </fieldset>
      )}
      {error && <QueryError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Spinner size="tiny" label={t`Loading…`} />}
      {data?.length === 0 && (
        <div>
          <Trans>That week has no slots yet. Set it up first.</Trans>
        </div>
      )}
      {plan && data && data.length > 0 && <CopyPreview plan={plan} names={names} />}
    </SlotDialogFrame>
  );
};
