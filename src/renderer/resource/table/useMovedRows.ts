import { type PointerEvent, useLayoutEffect, useRef } from 'react';
import type { Row } from '../../data/entityCalls.ts';
import { restMs } from '../../ui/pressedTwice.ts';

interface Point {
  x: number;
  y: number;
}

/** Pixels of movement that still count as a resting pointer. */
const tremble = 6;

const isNear = (one: Point, other: Point): boolean =>
  Math.abs(one.x - other.x) <= tremble && Math.abs(one.y - other.y) <= tremble;

const sameRow = (rows: readonly Row[], others: readonly Row[], index: number): boolean =>
  rows[index]?.id === others[index]?.id;

/**
 * Detects rows that move without a user action, to ignore misdirected clicks. `follow` receives the new index
 * of the active row.
 */
export const useMovedRows = (
  rows: readonly Row[],
  queryKey: string,
  active: number,
  follow: (index: number) => void,
) => {
  const known = useRef({ rows, queryKey, active });
  const pointer = useRef<Point | null>(null);
  const moved = useRef<{
    before: readonly Row[];
    at: number;
    pointer: Point | null;
    isAimed: boolean;
  } | null>(null);
  useLayoutEffect(() => {
    const { rows: before, queryKey: lastKey, active: wasActive } = known.current;
    if (before === rows) {
      known.current.active = active;
      return;
    }
    known.current = { rows, queryKey, active };
    if (lastKey !== queryKey) moved.current = null;
    else if (before.some((_row, index) => !sameRow(before, rows, index))) {
      moved.current = { before, at: Date.now(), pointer: pointer.current, isAimed: false };
      const id = before[wasActive]?.id;
      const index = rows.findIndex((row) => row.id === id);
      if (index >= 0 && index !== active) follow(index);
    }
  });
  const hasMoved = (index: number): boolean =>
    moved.current !== null &&
    Math.abs(Date.now() - moved.current.at) < restMs &&
    !sameRow(moved.current.before, rows, index);
  /** A pointer movement after the change means that the user aims at the current row. */
  const moveTo = (to: Point | null): void => {
    pointer.current = to;
    const at = moved.current?.pointer;
    if (moved.current && at && !(to && isNear(at, to))) moved.current = { ...moved.current, pointer: null };
  };
  return {
    onPointerMove: ({ clientX, clientY }: PointerEvent): void => moveTo({ x: clientX, y: clientY }),
    onPointerLeave: (): void => moveTo(null),
    /** Reports a deliberate focus change: the row under the focus no longer counts as moved. */
    onAimed: (): void => {
      if (moved.current) moved.current = { ...moved.current, isAimed: true };
    },
    /** True if rows have just moved under a resting pointer, so that the click was meant for another row. */
    isUnderPointer: (index: number, { clientX, clientY }: { clientX: number; clientY: number }): boolean =>
      hasMoved(index) &&
      moved.current?.pointer != null &&
      isNear(moved.current.pointer, { x: clientX, y: clientY }),
    isUnderFocus: (index: number): boolean => hasMoved(index) && moved.current?.isAimed === false,
  };
};
