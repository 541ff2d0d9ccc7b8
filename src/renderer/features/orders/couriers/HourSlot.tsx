import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  layOutSlots,
  mondayAt,
  phaseOf,
  slotWeekOf,
  type TimeSlot,
  weekHourOf,
} from '#shared/rules/slotWeek.ts';
import { asAppError } from '../../../data/queryClient.ts';
import {
  hasMultiplier,
  hourText,
  isFull,
  limitText,
  numberText,
  peak,
  slotNames,
} from '../../../marketplace/slots/slotTexts.ts';
import { type CityScope, slotWeekOptions } from '../../../marketplace/slots/slotWeekOptions.ts';
import { paths } from '../../../paths.ts';
import { ReadError } from '../../../ui/Banner.tsx';
import { onDemand } from '../../../ui/lazyComponent.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useTimeZone } from '../../../ui/useFormatters.ts';
import { useMinute } from '../../../ui/useMinute.ts';

const SlotDialog = onDemand(
  async () => (await import('../../../marketplace/slots/SlotDialog.tsx')).SlotDialog,
);

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 8px',
    minHeight: '28px',
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  quiet: { color: tokens.colorNeutralForeground2 },
  warning: { color: tokens.colorStatusWarningForeground1, fontWeight: tokens.fontWeightSemibold },
  change: { marginInlineStart: 'auto' },
});

const useSlotWords = (): ((slot: TimeSlot, hour: number) => readonly (readonly [string, boolean])[]) => {
  const { i18n, t } = useLingui();
  return (slot, hour) => {
    const [booked, limit] = [numberText(slot.bookedCouriers, i18n), limitText(slot, i18n)];
    const times = numberText(slot.costMultiplier, i18n);
    const words: [string, boolean][] = [[`${hourText(hour)}–${hourText((hour + 1) % 24)}`, false]];
    if (slot.isDeliveryActive === false) words.push([t`No delivery`, true]);
    words.push([t`${booked}/${limit} booked`, isFull(slot)]);
    if (slot.isHighDemand) words.push([`${peak} ${t`High demand`}`, true]);
    if (hasMultiplier(slot)) words.push([`×${times}`, false]);
    return words;
  };
};

interface HourSlotProps {
  scope: CityScope;
  zone: { id: string; name: string };
  /** When a courier is needed; in the past or `null`: now. */
  neededAt: number | null;
}

/** Time slot of the hour in a zone in which a courier is needed, with its dialog. */
export const HourSlot = ({ scope, zone, neededAt }: HourSlotProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const timeZone = useTimeZone();
  const minute = useMinute();
  const instant = Math.max(minute, neededAt ?? minute);
  const monday = mondayAt(instant, timeZone);
  const week = useMemo(() => slotWeekOf(monday, timeZone), [monday, timeZone]);
  const { data, error, refetch } = useQuery(slotWeekOptions(scope, zone.id, monday));
  const [open, setOpen] = useState<TimeSlot | null>(null);
  const wordsOf = useSlotWords();
  /** With the zone, which the board around the dialog does not name. */
  const namesOf = (slots: readonly TimeSlot[]): ReadonlyMap<string, string> =>
    new Map(
      [...slotNames(week, layOutSlots(week, slots), i18n)].map(([id, name]) => [
        id,
        [zone.name, name].filter(Boolean).join(', '),
      ]),
    );
  const slot = data?.find((one) => phaseOf(one, instant) === 'running');
  const hour = slot && weekHourOf(week, slot.startTime)?.hour;
  const failure = data ? null : asAppError(error);
  if (failure) return <ReadError error={failure} onRetry={() => void refetch()} />;
  if (data && !slot)
    return (
      <div className={styles.root}>
        <span className={styles.quiet}>
          <Trans>No time slot for this hour</Trans>
        </span>
        <TextLink to={`${paths.timeSlots({ ...scope })}?${new URLSearchParams({ zone: zone.id })}`}>
          <Trans>Time slots</Trans>
        </TextLink>
      </div>
    );
  return (
    <div className={styles.root}>
      {slot &&
        hour !== undefined &&
        wordsOf(slot, hour).map(([text, isWarning]) => (
          <span key={text} className={isWarning ? styles.warning : undefined}>
            {text}
          </span>
        ))}
      {slot && (
        <Button
          className={styles.change}
          size="small"
          aria-label={t`Change the time slot of this hour`}
          onClick={() => setOpen(slot)}
        >
          <Trans>Change…</Trans>
        </Button>
      )}
      {open && (
        <SlotDialog
          slot={open}
          isRunning={phaseOf(open, minute) === 'running'}
          weekOfZone={{ scope, zone: zone.id, monday, names: namesOf(data ?? []) }}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
};
