import { createBudget } from '#shared/query/createBudget.ts';

/** Searches and counts of this window: few at once, so that opened pages overtake them in main. */
export const windowBudget = createBudget({
  classes: {
    search: { atOnce: 6 },
    /** Zones of all cities: a country can have dozens. */
    zones: { atOnce: 6 },
    counts: { atOnce: 4 },
    /** Weeks of all zones, which the week of a clicked zone overtakes. */
    slotWeeks: { atOnce: 3 },
    points: { atOnce: 2 },
    readAhead: { atOnce: 2, inAMinute: 40 },
    /** Counts of all-cities lists that are not on screen: each costs a request per city. */
    lateCounts: { atOnce: 1 },
  },
  now: () => performance.now(),
});
