import { joinPlans } from '#shared/rules/slotChanges.ts';
import type { WeekChanges } from '../../../marketplace/slots/saveSlots.ts';
import { useZones } from '../../../marketplace/slots/slotWeekOptions.ts';
import { type CopySource, useZoneCopies } from './CopyZones.tsx';
import type { DialogChoice } from './copyChoice.ts';
import { useCopySource } from './useCopySource.ts';

/** Changes of the chosen copy, zone by zone. Reading pauses while saving. */
export const useCopyPlan = (
  displayed: CopySource,
  choice: DialogChoice,
  when: { now: number; isSaving: boolean },
) => {
  const { source, ...origin } = useCopySource(displayed, choice.from, when.isSaving);
  const { scope, zone, week } = source;
  const { data: listed = [] } = useZones(scope);
  /** The source first. */
  const zones = listed.toSorted((a, b) => Number(b.id === zone) - Number(a.id === zone));
  // A week can be copied to other zones of the same week, but not to itself.
  const isSource = choice.day === null && choice.to === week.monday;
  const wanted = zones.length < 2 ? [zone] : zones.map(({ id }) => id).filter((id) => choice.zones.has(id));
  const copies = useZoneCopies(
    source,
    choice,
    wanted.filter((id) => origin.isLoaded && choice.to !== '' && !(isSource && id === zone)),
    when,
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
    /** Displayed week, or the other one that is copied. */
    week,
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
