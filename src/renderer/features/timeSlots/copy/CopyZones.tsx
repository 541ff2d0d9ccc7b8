import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { type CopyChoice, type CopyPlan, isBelowBooked, planZoneCopy } from '#shared/rules/slotChanges.ts';
import type { TimeSlot } from '#shared/rules/slotWeek.ts';
import { layOutSlots, type SlotGrid, type SlotWeek, slotWeekOf } from '#shared/rules/slotWeek.ts';
import { slotNames } from '../../../marketplace/slots/slotTexts.ts';
import { type CityScope, slotWeekOptions } from '../../../marketplace/slots/slotWeekOptions.ts';

const useStyles = makeStyles({
  root: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  zones: {
    maxHeight: '164px',
    overflowY: 'auto',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  zone: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    paddingInlineEnd: '12px',
  },
  state: {
    fontSize: '13px',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    color: tokens.colorNeutralForeground2,
  },
});

export interface CopySource {
  scope: CityScope;
  zone: string;
  week: SlotWeek;
  grid: SlotGrid<TimeSlot>;
}

interface ZoneCopy {
  zone: string;
  /** `undefined`: slots not loaded yet. `null`: the zone has no slots in that week. */
  plan: CopyPlan | null | undefined;
  error: Error | null;
  /** Names by slot id. */
  names: ReadonlyMap<string, string>;
  readAgain: () => void;
}

/**
 * Plans the copy for each zone. Pauses refetching while saving, so that its own changes do not alter the
 * plan.
 */
export const useZoneCopies = (
  source: CopySource,
  choice: CopyChoice,
  zones: readonly string[],
  { now, isSaving }: { now: number; isSaving: boolean },
): ZoneCopy[] => {
  const { i18n } = useLingui();
  const { scope, zone, week, grid } = source;
  const target = useMemo(() => slotWeekOf(choice.to, week.timeZone), [choice.to, week.timeZone]);
  const layOut = useCallback((slots: TimeSlot[]) => layOutSlots(target, slots), [target]);
  const answers = useQueries({
    queries: zones.map((id) => ({
      ...slotWeekOptions(scope, id, choice.to),
      enabled: !isSaving,
      select: layOut,
    })),
  });
  return answers.map(({ data, error, refetch }, index) => {
    const id = zones[index] ?? '';
    const from = { zone, monday: week.monday, grid };
    return {
      zone: id,
      plan: data && planZoneCopy(from, choice, { zone: id, grid: data }, now),
      error,
      names: slotNames(target, data ?? [], i18n),
      readAgain: () => void refetch(),
    };
  });
};

interface CopyZonesProps {
  /** Zones of the city, the displayed zone first. */
  zones: readonly { id: string; name: string }[];
  /** Source zone, if it cannot be a target; `null` if it can. */
  source: string | null;
  chosen: ReadonlySet<string>;
  copies: readonly ZoneCopy[];
  onChoose: (chosen: ReadonlySet<string>) => void;
}

export const CopyZones = ({ zones, source, chosen, copies, onChoose }: CopyZonesProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const ids = zones.map(({ id }) => id).filter((id) => id !== source);
  const isAll = ids.every((id) => chosen.has(id));
  const isNone = !ids.some((id) => chosen.has(id));

  const stateOf = (zone: string): string => {
    if (zone === source) return t`source`;
    const copy = copies.find((each) => each.zone === zone);
    if (!copy) return '';
    if (copy.plan === null) return t`not set up: skipped`;
    if (copy.plan === undefined) return copy.error ? t`could not be loaded: skipped` : t`Loading…`;
    // The preview below covers a single zone.
    if (copies.length === 1) return '';
    const { changes } = copy.plan;
    const count = changes.length;
    const below = changes.filter(isBelowBooked).length;
    const text = t`${plural(count, { one: '# slot will change', other: '# slots will change' })}`;
    return below > 0 ? `${text} · ${t`limit below bookings: ${below}`}` : text;
  };
  const toggle = (zone: string, isChosen: boolean): void =>
    onChoose(new Set(isChosen ? [...chosen, zone] : [...chosen].filter((each) => each !== zone)));

  return (
    <fieldset className={styles.root} aria-label={t`To the zones`}>
      <Checkbox
        label={t`All zones`}
        checked={isAll || (isNone ? false : 'mixed')}
        onChange={() => onChoose(new Set(isAll ? [] : zones.map(({ id }) => id)))}
      />
      <ul className={styles.zones}>
        {zones.map(({ id, name }) => (
          <li key={id} className={styles.zone}>
            <Checkbox
              label={name || id}
              checked={id !== source && chosen.has(id)}
              disabled={id === source}
              onChange={(_event, { checked }) => toggle(id, checked === true)}
            />
            <span className={styles.state}>{stateOf(id)}</span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
};
