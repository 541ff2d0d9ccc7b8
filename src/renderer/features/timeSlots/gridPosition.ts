import { hoursInDay, type WeekHour } from '#shared/domain/slotWeek.ts';

/** A position in the grid as its elements carry it. Day -1 is an hour's button, hour -1 a day's. */
export interface GridPosition extends WeekHour {
  /** Which of the two slots of a doubled hour. */
  half: number;
}

export const toAttribute = ({ day, hour, half }: GridPosition): string => `${day}/${hour}/${half}`;

export const positionOf = (target: EventTarget | null): GridPosition | null => {
  const element = target instanceof Element ? target.closest('[data-at]') : null;
  const at = element?.getAttribute('data-at');
  if (!at) return null;
  const [day = 0, hour = 0, half = 0] = at.split('/').map(Number);
  return { day, hour, half };
};

export const isField = ({ day, hour }: WeekHour): boolean => day >= 0 && hour >= 0;

export const elementAt = (root: HTMLElement, position: GridPosition): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-at="${toAttribute(position)}"]`);

/** The position itself where it has that half, else the other one of the same hour; null outside of the grid. */
const nearest = (root: HTMLElement, position: GridPosition): GridPosition | null =>
  [position, { ...position, half: 0 }].find((wanted) => elementAt(root, wanted)) ?? null;

/** The next hour that is shown, some are folded away; hour -1 are the days. */
const nextHour = (root: HTMLElement, position: GridPosition, step: 1 | -1): GridPosition | null => {
  for (let hour = position.hour + step; hour >= -1 && hour < hoursInDay; hour += step) {
    const found = nearest(root, { ...position, hour, half: step < 0 ? 1 : 0 });
    if (found) return found;
  }
  return null;
};

/** So many hours further, or as far as it goes. */
const pageOf = (root: HTMLElement, position: GridPosition, step: 1 | -1): GridPosition => {
  let at = position;
  for (let hours = 0; hours < 6; hours += 1) {
    const next = nextHour(root, at, step);
    if (!next || next.hour < 0) break;
    at = { ...next, half: 0 };
  }
  return at;
};

type Step = (root: HTMLElement, position: GridPosition) => GridPosition | null;

const steps: Readonly<Record<string, Step>> = {
  ArrowDown: (root, position) =>
    elementAt(root, { ...position, half: position.half + 1 })
      ? { ...position, half: position.half + 1 }
      : nextHour(root, position, 1),
  ArrowUp: (root, position) =>
    position.half > 0 ? { ...position, half: position.half - 1 } : nextHour(root, position, -1),
  ArrowLeft: (root, position) => nearest(root, { ...position, day: position.day - 1 }),
  ArrowRight: (root, position) => nearest(root, { ...position, day: position.day + 1 }),
  Home: (root, position) => nearest(root, { ...position, day: 0 }),
  End: (root, position) => nearest(root, { ...position, day: 6 }),
  PageUp: (root, position) => pageOf(root, position, -1),
  PageDown: (root, position) => pageOf(root, position, 1),
};

export const isStep = (key: string): boolean => Object.hasOwn(steps, key);

/** Where a key leads from here; null where the grid ends. */
export const positionAfter = (root: HTMLElement, position: GridPosition, key: string): GridPosition | null =>
  steps[key]?.(root, position) ?? null;
