import { daysInWeek, hoursInDay, type WeekHour } from '#shared/rules/slotWeek.ts';

/**
 * Cell position, stored in `data-at`. Day -1 is the column of hour buttons, hour -1 the row of day buttons.
 */
export interface SlotPosition extends WeekHour {
  /** Index of the slot within an hour that occurs twice (DST change). */
  half: number;
}

export const toAttribute = ({ day, hour, half }: SlotPosition): string => `${day}/${hour}/${half}`;

export const positionOf = (target: EventTarget | null): SlotPosition | null => {
  const element = target instanceof Element ? target.closest('[data-at]') : null;
  const at = element?.getAttribute('data-at');
  if (!at) return null;
  const [day = 0, hour = 0, half = 0] = at.split('/').map(Number);
  return { day, hour, half };
};

export const isField = ({ day, hour }: WeekHour): boolean => day >= 0 && hour >= 0;

export const elementAt = (root: HTMLElement, position: SlotPosition): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-at="${toAttribute(position)}"]`);

/** Columns and rows of a grid: its `data-columns` and `data-rows`, otherwise those of a week. */
const sizeOf = ({ dataset }: HTMLElement) => ({
  columns: Number(dataset.columns ?? daysInWeek),
  rows: Number(dataset.rows ?? hoursInDay),
});

/** The position, or the other half of the same hour if that half does not exist; `null` outside the grid. */
const nearest = (root: HTMLElement, position: SlotPosition): SlotPosition | null =>
  [position, { ...position, half: 0 }].find((wanted) => elementAt(root, wanted)) ?? null;

/** Next visible hour in a direction, skipping folded rows. Hour -1 is the row of day buttons. */
const nextHour = (root: HTMLElement, position: SlotPosition, step: 1 | -1): SlotPosition | null => {
  const { rows } = sizeOf(root);
  for (let hour = position.hour + step; hour >= -1 && hour < rows; hour += step) {
    const found = nearest(root, { ...position, hour, half: step < 0 ? 1 : 0 });
    if (found) return found;
  }
  return null;
};

/** Moves by six visible hours, stopping at the edge of the grid. */
const pageOf = (root: HTMLElement, position: SlotPosition, step: 1 | -1): SlotPosition => {
  let at = position;
  for (let hours = 0; hours < 6; hours += 1) {
    const next = nextHour(root, at, step);
    if (!next || next.hour < 0) break;
    at = { ...next, half: 0 };
  }
  return at;
};

type Move = (root: HTMLElement, position: SlotPosition) => SlotPosition | null;

const moves: Readonly<Record<string, Move>> = {
  ArrowDown: (root, position) =>
    elementAt(root, { ...position, half: position.half + 1 })
      ? { ...position, half: position.half + 1 }
      : nextHour(root, position, 1),
  ArrowUp: (root, position) =>
    position.half > 0 ? { ...position, half: position.half - 1 } : nextHour(root, position, -1),
  ArrowLeft: (root, position) => nearest(root, { ...position, day: position.day - 1 }),
  ArrowRight: (root, position) => nearest(root, { ...position, day: position.day + 1 }),
  Home: (root, position) => nearest(root, { ...position, day: 0 }),
  End: (root, position) => nearest(root, { ...position, day: sizeOf(root).columns - 1 }),
  PageUp: (root, position) => pageOf(root, position, -1),
  PageDown: (root, position) => pageOf(root, position, 1),
};

export const isMove = (key: string): boolean => Object.hasOwn(moves, key);

export const positionAfter = (root: HTMLElement, position: SlotPosition, key: string): SlotPosition | null =>
  moves[key]?.(root, position) ?? null;
