import { Checkbox, Field, makeStyles, Select, Spinner } from '@fluentui/react-components';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type CopyChoice, joinPlans } from '#shared/rules/slotChanges.ts';
import { slotWeekOf } from '#shared/rules/slotWeek.ts';
import { FailedSlots, SlotDialogFrame } from '../../../marketplace/slots/SlotDialogFrame.tsx';
import { type SendOutcome, saveWeeks, type WeekChanges } from '../../../marketplace/slots/saveSlots.ts';
import {
  belowBookedTexts,
  dayText,
  longDayText,
  rangeText,
  shortParts,
} from '../../../marketplace/slots/slotTexts.ts';
import { useZones } from '../../../marketplace/slots/slotWeekOptions.ts';
import { confirmDoubts } from '../../../resource/form/formProblems.ts';
import { QueryError } from '../../../ui/Banner.tsx';
import { CopyPreview } from './CopyPreview.tsx';
import { type CopySource, CopyZones, useZoneCopies } from './CopyZones.tsx';
import { firstSource, firstTarget, useCopySource } from './useCopySource.ts';

const useStyles = makeStyles({
  choices: {
    display: 'grid',
    // Side by side also in small windows: the list of changes needs the height.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
    gap: '12px',
    margin: 0,
    padding: 0,
    border: 'none',
    minWidth: 0,
  },
  choice: { minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)', '& select': { minWidth: 0 } },
  days: { display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, border: 'none', minWidth: 0 },
});

interface CopyDialogProps {
  displayed: CopySource;
  /** Mondays of the weeks to copy from. */
  origins: readonly string[];
  /** Mondays of the weeks that can still be planned. */
  targets: readonly string[];
  now: number;
  onClose: () => void;
}

/** Copies a day or a week to other days, weeks and zones, after a preview of the changes. */
export const CopyDialog = ({ displayed, origins, targets, now, onClose }: CopyDialogProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const [from, setFrom] = useState(() => firstSource(displayed.week.monday, targets));
  const others = targets.filter((monday) => monday !== from);
  const [choice, setChoice] = useState<CopyChoice>({
    day: null,
    to: firstTarget(from, targets),
    days: new Set(),
  });
  const [isSaving, setSaving] = useState(false);
  const { source, ...origin } = useCopySource(displayed, from, isSaving);
  const { scope, zone, week } = source;
  const [outcome, setOutcome] = useState<SendOutcome | null>(null);

  const { data: listed = [] } = useZones(scope);
  const zones = listed.toSorted((a, b) => Number(b.id === zone) - Number(a.id === zone));
  const isOneZone = zones.length < 2;
  const [chosenZones, setChosenZones] = useState<ReadonlySet<string>>(new Set([zone]));
  const isSource = choice.day === null && choice.to === week.monday;
  const wanted = isOneZone ? [zone] : zones.map(({ id }) => id).filter((id) => chosenZones.has(id));
  const copies = useZoneCopies(
    source,
    choice,
    wanted.filter((id) => origin.isLoaded && choice.to !== '' && !(isSource && id === zone)),
    { now, isSaving },
  );
  const plan = joinPlans(copies.flatMap((copy) => copy.plan ?? []));
  const count = plan.changes.length;
  const isLoading =
    (!origin.isLoaded && !origin.error) || copies.some((copy) => copy.plan === undefined && !copy.error);
  const isSetUp = copies.some((copy) => copy.plan);
  const failed = copies.filter(({ error }) => error);
  const isElsewhere = copies.some((copy) => copy.zone !== zone);
  const zoneNameOf = (id: string): string => zones.find((each) => each.id === id)?.name || id;
  const names = new Map(copies.flatMap((copy) => [...copy.names]));
  const fullNames = isElsewhere
    ? new Map(
        copies.flatMap((copy) =>
          Array.from(copy.names, ([id, name]) => [id, `${zoneNameOf(copy.zone)} · ${name}`] as const),
        ),
      )
    : names;

  const change = (changes: Partial<CopyChoice>): void => {
    setChoice((before) => ({ ...before, ...changes }));
    setOutcome(null);
  };
  const chooseDay = (text: string): void => {
    const day = text === '' ? null : Number(text);
    // Default target: another week for a whole week, the same week for a single day.
    const isInDisplayed = from === displayed.week.monday && targets.includes(from);
    const to = day === null ? firstTarget(from, targets) : isInDisplayed ? from : choice.to;
    change({ day, to, days: new Set() });
  };
  const chooseFrom = (monday: string): void => {
    setFrom(monday);
    change({ to: monday === choice.to ? firstTarget(monday, targets) : choice.to, days: new Set() });
  };
  const weekText = (monday: string): string => {
    const range = rangeText(slotWeekOf(monday, week.timeZone), i18n, shortParts);
    return monday === displayed.week.monday ? t`${range} (on screen)` : range;
  };
  const toggleDay = (day: number, isChosen: boolean): void => {
    const days = new Set(choice.days);
    if (isChosen) days.add(day);
    else days.delete(day);
    change({ days });
  };
  const copy = async (): Promise<void> => {
    const weeks = copies.flatMap((copy): WeekChanges[] =>
      copy.plan && copy.plan.changes.length > 0
        ? [
            {
              scope,
              zone: copy.zone,
              monday: choice.to,
              names: copy.names,
              changes: copy.plan.changes,
              zoneName: isElsewhere ? zoneNameOf(copy.zone) : undefined,
            },
          ]
        : [],
    );
    if (!(await confirmDoubts(belowBookedTexts(plan.changes, i18n), i18n))) return;
    setSaving(true);
    const answer = await saveWeeks(weeks);
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
      isSubmitDisabled={isSaving || isLoading || count === 0}
    >
      {outcome && <FailedSlots outcome={outcome} names={names} />}
      <fieldset className={styles.choices} aria-label={t`Copy slots`}>
        <Field label={t`What to copy`} className={styles.choice}>
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
        <Field label={t`From the week`} className={styles.choice}>
          <Select value={from} onChange={(_event, { value }) => chooseFrom(value)}>
            {origins.map((monday) => (
              <option key={monday} value={monday}>
                {weekText(monday)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t`To the week`} className={styles.choice}>
          <Select value={choice.to} onChange={(_event, { value }) => change({ to: value, days: new Set() })}>
            {(choice.day === null && isOneZone ? others : targets).map((monday) => (
              <option key={monday} value={monday}>
                {weekText(monday)}
              </option>
            ))}
          </Select>
        </Field>
      </fieldset>
      {choice.day !== null && (
        <fieldset className={styles.days} aria-label={t`To the days`}>
          {slotWeekOf(choice.to, week.timeZone).days.map(({ date, end }, day) => (
            <Checkbox
              key={date}
              label={dayText(date, i18n)}
              checked={choice.days.has(day)}
              disabled={end <= now || (!isElsewhere && choice.to === week.monday && day === choice.day)}
              onChange={(_event, { checked }) => toggleDay(day, checked === true)}
            />
          ))}
        </fieldset>
      )}
      {!isOneZone && (
        <CopyZones
          zones={zones}
          source={isSource ? zone : null}
          chosen={chosenZones}
          copies={copies}
          onChoose={(chosen) => {
            setChosenZones(chosen);
            setOutcome(null);
          }}
        />
      )}
      {origin.error && <QueryError error={origin.error} onRetry={origin.readAgain} />}
      {failed[0]?.error && (
        <QueryError
          error={failed[0].error}
          onRetry={() => {
            for (const { readAgain } of failed) readAgain();
          }}
        />
      )}
      {isLoading && <Spinner size="tiny" label={t`Loading…`} />}
      {copies.length > 0 && copies.every((copy) => copy.plan === null) && (
        <div>
          <Trans>That week has no slots yet. Set it up first.</Trans>
        </div>
      )}
      {isSetUp && <CopyPreview plan={plan} names={fullNames} />}
    </SlotDialogFrame>
  );
};
