import type { WeekHour } from '#shared/domain/slotWeek.ts';

/** A place of the grid as its elements carry it. Day -1 is an hour's button, hour -1 a day's. */
export interface GridPlace extends WeekHour {
  /** Which of the two slots of a doubled hour. */
  part: number;
}

export const toAttribute = ({ day, hour, part }: GridPlace): string => `${day}/${hour}/${part}`;

export const placeOf = (target: EventTarget | null): GridPlace | null => {
  const element = target instanceof Element ? target.closest('[data-at]') : null;
  const at = element?.getAttribute('data-at');
  if (!at) return null;
  const [day = 0, hour = 0, part = 0] = at.split('/').map(Number);
  return { day, hour, part };
};

export const isField = ({ day, hour }: WeekHour): boolean => day >= 0 && hour >= 0;

export const elementAt = (root: HTMLElement, place: GridPlace): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-at="${toAttribute(place)}"]`);

/** The place itself where it has that part, else the other one of the same hour; null outside of the grid. */
const nearest = (root: HTMLElement, place: GridPlace): GridPlace | null =>
  [place, { ...place, part: 0 }].find((wanted) => elementAt(root, wanted)) ?? null;

type Step = (root: HTMLElement, place: GridPlace) => GridPlace | null;

const steps: Readonly<Record<string, Step>> = {
  ArrowDown: (root, place) =>
    [
      { ...place, part: place.part + 1 },
      { ...place, hour: place.hour + 1, part: 0 },
    ].find((wanted) => elementAt(root, wanted)) ?? null,
  ArrowUp: (root, place) =>
    place.part > 0
      ? { ...place, part: place.part - 1 }
      : nearest(root, { ...place, hour: place.hour - 1, part: 1 }),
  ArrowLeft: (root, place) => nearest(root, { ...place, day: place.day - 1 }),
  ArrowRight: (root, place) => nearest(root, { ...place, day: place.day + 1 }),
  Home: (root, place) => nearest(root, { ...place, day: 0 }),
  End: (root, place) => nearest(root, { ...place, day: 6 }),
  PageUp: (root, place) => nearest(root, { ...place, hour: Math.max(0, place.hour - 6) }),
  PageDown: (root, place) => nearest(root, { ...place, hour: Math.min(23, place.hour + 6) }),
};

export const isStep = (key: string): boolean => Object.hasOwn(steps, key);

/** Where a key leads from here; null where the grid ends. */
export const placeAfter = (root: HTMLElement, place: GridPlace, key: string): GridPlace | null =>
  steps[key]?.(root, place) ?? null;
