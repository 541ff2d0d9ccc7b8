import { addWeeks } from '#shared/domain/slotWeek.ts';

/** The three weeks that can be looked at, as the address names them. */
export const weekPositions = ['previous', 'current', 'next'] as const;
export type WeekPosition = (typeof weekPositions)[number];

/** An address that names no week, or one that is not among them, means the current one. */
export const readPosition = (text: string | null): WeekPosition =>
  weekPositions.find((position) => position === text) ?? 'current';

/** The Monday of a position, counted from the current week's. */
export const mondayOf = (current: string, position: WeekPosition): string =>
  addWeeks(current, weekPositions.indexOf(position) - 1);
