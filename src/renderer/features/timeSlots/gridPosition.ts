import type { WeekHour } from '#shared/domain/slotWeek.ts';

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

type Step = (root: HTMLElement, position: GridPosition) => GridPosition | null;

const steps: Readonly<Record<string, Step>> = {
  ArrowDown: (root, position) =>
    [
      { ...position, half: position.half + 1 },
      { ...position, hour: position.hour + 1, half: 0 },
    ].find((wanted) => elementAt(root, wanted)) ?? null,
  ArrowUp: (root, position) =>
    position.half > 0
      ? { ...position, half: position.half - 1 }
      : nearest(root, { ...position, hour: position.hour - 1, half: 1 }),
  ArrowLeft: (root, position) => nearest(root, { ...position, day: position.day - 1 }),
  ArrowRight: (root, position) => nearest(root, { ...position, day: position.day + 1 }),
  Home: (root, position) => nearest(root, { ...position, day: 0 }),
  End: (root, position) => nearest(root, { ...position, day: 6 }),
  PageUp: (root, position) => nearest(root, { ...position, hour: Math.max(0, position.hour - 6) }),
  PageDown: (root, position) => nearest(root, { ...position, hour: Math.min(23, position.hour + 6) }),
};

export const isStep = (key: string): boolean => Object.hasOwn(steps, key);

/** Where a key leads from here; null where the grid ends. */
export const positionAfter = (root: HTMLElement, position: GridPosition, key: string): GridPosition | null =>
  steps[key]?.(root, position) ?? null;
