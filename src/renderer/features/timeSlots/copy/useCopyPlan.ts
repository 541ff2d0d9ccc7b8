import { useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type CopyPlan, joinPlans, planZoneCopy } from '#shared/rules/slotChanges.ts';
import {
  layOutSlots,
  type SlotGrid,
  type SlotWeek,
  slotWeekOf,
  type TimeSlot,
} from '#shared/rules/slotWeek.ts';
import type { WeekChanges } from '../../../marketplace/slots/saveSlots.ts';
import { rangeText, shortParts, slotNames } from '../../../marketplace/slots/slotTexts.ts';
import { type CityScope, slotWeekOptions, useZones } from '../../../marketplace/slots/slotWeekOptions.ts';
import { type DialogChoice, isOfOwnZone, mayBeOwn, targetWeeks } from './copyChoice.ts';

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

interface WeekOf {
  zone: string;
  monday: string;
}

const keyOf = ({ zone, monday }: WeekOf): string => `${zone} ${monday}`;

interface ZoneWeek {
  /** `undefined`: not loaded yet. */
  grid: SlotGrid<TimeSlot> | undefined;
  error: Error | null;
  readAgain: () => void;
}

/** Weeks of several zones. Each is read once while the dialog is open, unless it changes. */
const useWeeks = (
  scope: CityScope,
  wanted: readonly WeekOf[],
  weeks: readonly SlotWeek[],
  isSaving: boolean,
): ReadonlyMap<string, ZoneWeek> => {
  const [openedAt] = useState(Date.now);
  const layOuts = useMemo(
    () => new Map(weeks.map((week) => [week.monday, (slots: TimeSlot[]) => layOutSlots(week, slots)])),
    [weeks],
  );
  const answers = useQueries({
    queries: wanted.map(({ zone, monday }) => ({
      ...slotWeekOptions(scope, zone, monday),
      staleTime: ({ state }: { state: { dataUpdatedAt: number } }) =>
        state.dataUpdatedAt >= openedAt ? Number.POSITIVE_INFINITY : 0,
      enabled: !isSaving,
      select: layOuts.get(monday) as (slots: TimeSlot[]) => SlotGrid<TimeSlot>,
    })),
  });
  return new Map(
    answers.map(({ data, error, refetch }, index) => [
      keyOf(wanted[index] as WeekOf),
      { grid: data, error, readAgain: () => void refetch() },
    ]),
  );
};

export interface ZoneCopy {
  zone: string;
  week: SlotWeek;
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

/** Plans the copy for each zone and target week. */
const useZoneCopies = (
  { scope, week: { timeZone } }: WeekOnScreen,
  { choice, timing: { now, isSaving }, sourceOf }: Copying,
) => {
  const { i18n } = useLingui();
  const from = useMemo(() => slotWeekOf(choice.from, timeZone), [choice.from, timeZone]);
  const mondays = targetWeeks(choice).join(' ');
  const weeks = useMemo(
    () => mondays.split(' ').map((monday) => slotWeekOf(monday, timeZone)),
    [mondays, timeZone],
  );
  const origins = useMemo(() => [from], [from]);
  const sources = useWeeks(
    scope,
    [...new Set(sourceOf.values())].map((zone) => ({ zone, monday: from.monday })),
    origins,
    isSaving,
  );
  const wanted = [...sourceOf.keys()].flatMap((zone) => weeks.map((week) => ({ zone, week })));
  const targets = useWeeks(
    scope,
    wanted.map(({ zone, week }) => ({ zone, monday: week.monday })),
    weeks,
    isSaving,
  );
  const copies = wanted.map(({ zone: id, week }): ZoneCopy => {
    const zone = sourceOf.get(id) ?? '';
    const source = sources.get(keyOf({ zone, monday: from.monday }));
    const target = targets.get(keyOf({ zone: id, monday: week.monday }));
    const grids = source?.grid && target?.grid && { source: source.grid, target: target.grid };
    return {
      zone: id,
      week,
      plan:
        grids &&
        planZoneCopy(
          { zone, monday: from.monday, grid: grids.source },
          { ...choice, to: week.monday },
          { zone: id, grid: grids.target },
          now,
        ),
      error: source?.error ?? target?.error ?? null,
      names: slotNames(week, target?.grid ?? [], i18n),
    };
  });
  return { from, copies, failed: [...sources.values(), ...targets.values()].filter(({ error }) => error) };
};

/** Changes of the chosen copy, zone by zone and week by week. */
export const useCopyPlan = (displayed: WeekOnScreen, choice: DialogChoice, timing: Timing) => {
  const { i18n } = useLingui();
  const { scope, zone } = displayed;
  const { data: listed = [] } = useZones(scope);
  const zones = listed.toSorted((a, b) => Number(b.id === zone) - Number(a.id === zone));
  const isOwn = isOfOwnZone(choice);
  // A week can be copied to other zones of the same week, but not to itself.
  const isSource = !mayBeOwn(choice);
  const wanted = zones.length < 2 ? [zone] : zones.map(({ id }) => id).filter((id) => choice.zones.has(id));
  const chosen = wanted.filter((id) => choice.to !== '' && !(isSource && id === zone));
  const sourceOf = new Map(chosen.map((id) => [id, isOwn ? id : zone]));
  const { from, copies, failed } = useZoneCopies(displayed, { choice, timing, sourceOf });
  const isElsewhere = copies.some((copy) => copy.zone !== zone);
  const zoneNameOf = (id: string): string => zones.find((each) => each.id === id)?.name || id;
  /** Zone and week, as far as there are several. */
  const placeOf = ({ zone: id, week }: ZoneCopy): string =>
    [
      ...(isElsewhere ? [zoneNameOf(id)] : []),
      ...(choice.until > choice.to ? [rangeText(week, i18n, shortParts)] : []),
    ].join(', ');
  const weeks = copies.map(
    (copy): WeekChanges => ({
      scope,
      zone: copy.zone,
      monday: copy.week.monday,
      names: copy.names,
      changes: copy.plan?.changes ?? [],
      zoneName: placeOf(copy) || undefined,
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
