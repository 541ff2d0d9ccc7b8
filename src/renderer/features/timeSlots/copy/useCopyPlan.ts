import { useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { type CopyPlan, joinPlans, planZoneCopy } from '#shared/rules/slotChanges.ts';
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
import { type DialogChoice, isOfOwnZone } from './copyChoice.ts';

export interface WeekOnScreen {
  scope: CityScope;
  zone: string;
  week: SlotWeek;
}

interface Timing {
  now: number;
  /** Pauses reading, so that the dialog's own changes do not alter the plan. */
  isSaving: boolean;
}

interface ZoneWeek {
  /** `undefined`: not loaded yet. */
  grid: SlotGrid<TimeSlot> | undefined;
  error: Error | null;
  readAgain: () => void;
}

/** The same week of several zones. Each is read once while the dialog is open, unless it changes. */
const useWeeks = (
  scope: CityScope,
  zones: readonly string[],
  week: SlotWeek,
  isSaving: boolean,
): ReadonlyMap<string, ZoneWeek> => {
  const [openedAt] = useState(Date.now);
  const layOut = useCallback((slots: TimeSlot[]) => layOutSlots(week, slots), [week]);
  const answers = useQueries({
    queries: zones.map((id) => ({
      ...slotWeekOptions(scope, id, week.monday),
      staleTime: ({ state }: { state: { dataUpdatedAt: number } }) =>
        state.dataUpdatedAt >= openedAt ? Number.POSITIVE_INFINITY : 0,
      enabled: !isSaving,
      select: layOut,
    })),
  });
  return new Map(
    answers.map(({ data, error, refetch }, index) => [
      zones[index] ?? '',
      { grid: data, error, readAgain: () => void refetch() },
    ]),
  );
};

export interface ZoneCopy {
  zone: string;
  /** `undefined`: slots not loaded yet. `null`: the zone has no slots in that week. */
  plan: CopyPlan | null | undefined;
  error: Error | null;
  /** Names by slot id. */
  names: ReadonlyMap<string, string>;
}

interface Copying {
  choice: DialogChoice;
  timing: Timing;
  /** Source zone of each target zone. */
  sourceOf: ReadonlyMap<string, string>;
}

/** Plans the copy for each zone. */
const useZoneCopies = (
  { scope, week: { timeZone } }: WeekOnScreen,
  { choice, timing: { now, isSaving }, sourceOf }: Copying,
) => {
  const { i18n } = useLingui();
  const from = useMemo(() => slotWeekOf(choice.from, timeZone), [choice.from, timeZone]);
  const to = useMemo(() => slotWeekOf(choice.to, timeZone), [choice.to, timeZone]);
  const sources = useWeeks(scope, [...new Set(sourceOf.values())], from, isSaving);
  const targets = useWeeks(scope, [...sourceOf.keys()], to, isSaving);
  const copies = Array.from(targets, ([id, target]): ZoneCopy => {
    const zone = sourceOf.get(id) ?? '';
    const source = sources.get(zone);
    const grids = source?.grid && target.grid && { source: source.grid, target: target.grid };
    return {
      zone: id,
      plan:
        grids &&
        planZoneCopy(
          { zone, monday: from.monday, grid: grids.source },
          choice,
          { zone: id, grid: grids.target },
          now,
        ),
      error: source?.error ?? target.error,
      names: slotNames(to, target.grid ?? [], i18n),
    };
  });
  return { from, copies, failed: [...sources.values(), ...targets.values()].filter(({ error }) => error) };
};

/** Changes of the chosen copy, zone by zone. */
export const useCopyPlan = (displayed: WeekOnScreen, choice: DialogChoice, timing: Timing) => {
  const { scope, zone } = displayed;
  const { data: listed = [] } = useZones(scope);
  const zones = listed.toSorted((a, b) => Number(b.id === zone) - Number(a.id === zone));
  const isOwn = isOfOwnZone(choice);
  // A week can be copied to other zones of the same week, but not to itself.
  const isSource = choice.day === null && choice.to === choice.from;
  const wanted = zones.length < 2 ? [zone] : zones.map(({ id }) => id).filter((id) => choice.zones.has(id));
  const chosen = wanted.filter((id) => choice.to !== '' && !(isSource && id === zone));
  const sourceOf = new Map(chosen.map((id) => [id, isOwn ? id : zone]));
  const { from, copies, failed } = useZoneCopies(displayed, { choice, timing, sourceOf });
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
    week: from,
    /** Zones of the city, the displayed zone first. */
    zones,
    zoneNameOf,
    /** Name of the displayed zone. */
    zoneName: zoneNameOf(zone),
    /** Each target zone copies its own slots. */
    isOwn: isOwn && isElsewhere,
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
    failed,
    isLoading: copies.some((copy) => copy.plan === undefined && !copy.error),
  };
};
