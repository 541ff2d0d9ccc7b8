import { useLingui } from '@lingui/react/macro';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { type CopyChoice, type CopyPlan, joinPlans, planZoneCopy } from '#shared/rules/slotChanges.ts';
import {
  layOutSlots,
  type SlotGrid,
  type SlotWeek,
  slotWeekOf,
  type TimeSlot,
} from '#shared/rules/slotWeek.ts';
import type { WeekChanges } from '../../../marketplace/slots/saveSlots.ts';
import { slotNames } from '../../../marketplace/slots/slotTexts.ts';
import { type CityScope, slotWeekOptions, useZones } from '../../../marketplace/slots/slotWeekOptions.ts';
import type { DialogChoice } from './copyChoice.ts';

export interface WeekOnScreen {
  scope: CityScope;
  zone: string;
  week: SlotWeek;
}

interface Source extends WeekOnScreen {
  grid: SlotGrid<TimeSlot>;
}

interface Timing {
  now: number;
  /** Pauses reading, so that the dialog's own changes do not alter the plan. */
  isSaving: boolean;
}

/** Week to copy, which may still have to load. */
const useSource = (
  { scope, zone, week: { timeZone } }: WeekOnScreen,
  monday: string,
  { isSaving }: Timing,
) => {
  const { data, error, refetch } = useQuery({
    ...slotWeekOptions(scope, zone, monday),
    enabled: !isSaving,
  });
  const source = useMemo((): Source => {
    const week = slotWeekOf(monday, timeZone);
    return { scope, zone, week, grid: layOutSlots(week, data ?? []) };
  }, [scope, zone, monday, timeZone, data]);
  return {
    source,
    isLoaded: data !== undefined,
    error: data ? null : error,
    readAgain: () => void refetch(),
  };
};

export interface ZoneCopy {
  zone: string;
  /** `undefined`: slots not loaded yet. `null`: the zone has no slots in that week. */
  plan: CopyPlan | null | undefined;
  error: Error | null;
  /** Names by slot id. */
  names: ReadonlyMap<string, string>;
  readAgain: () => void;
}

/** Plans the copy for each zone. */
const useZoneCopies = (
  { scope, zone, week, grid }: Source,
  choice: CopyChoice,
  zones: readonly string[],
  { now, isSaving }: Timing,
): ZoneCopy[] => {
  const { i18n } = useLingui();
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

/** Changes of the chosen copy, zone by zone. */
export const useCopyPlan = (displayed: WeekOnScreen, choice: DialogChoice, timing: Timing) => {
  const { source, ...origin } = useSource(displayed, choice.from, timing);
  const { scope, zone, week } = source;
  const { data: listed = [] } = useZones(scope);
  const zones = listed.toSorted((a, b) => Number(b.id === zone) - Number(a.id === zone));
  // A week can be copied to other zones of the same week, but not to itself.
  const isSource = choice.day === null && choice.to === week.monday;
  const wanted = zones.length < 2 ? [zone] : zones.map(({ id }) => id).filter((id) => choice.zones.has(id));
  const copies = useZoneCopies(
    source,
    choice,
    wanted.filter((id) => origin.isLoaded && choice.to !== '' && !(isSource && id === zone)),
    timing,
  );
  const isElsewhere = copies.some((copy) => copy.zone !== zone);
  const zoneNameOf = (id: string): string => zones.find((each) => each.id === id)?.name || id;
  const weeks = copies.map(
    (copy): WeekChanges => ({
      scope,
      zone: copy.zone,
      monday: choice.to,
      names: copy.names,
      changes: copy.plan?.changes ?? [],
      zoneName: isElsewhere ? zoneNameOf(copy.zone) : undefined,
    }),
  );
  return {
    /** Week to copy. */
    week,
    /** Zones of the city, the displayed zone first. */
    zones,
    /** Zone that cannot be a target. */
    sourceZone: isSource ? zone : null,
    copies,
    isElsewhere,
    weeks: weeks.filter(({ changes }) => changes.length > 0),
    plan: joinPlans(copies.flatMap((copy) => copy.plan ?? [])),
    /** Names by slot id. */
    names: new Map(weeks.flatMap(({ names }) => [...names])),
    fullNames: new Map(
      weeks.flatMap(({ names, zoneName }) =>
        Array.from(names, ([id, name]) => [id, zoneName ? `${zoneName} · ${name}` : name] as const),
      ),
    ),
    failed: [origin, ...copies].filter(({ error }) => error),
    isLoading:
      (!origin.isLoaded && !origin.error) || copies.some((copy) => copy.plan === undefined && !copy.error),
  };
};
