import type { BoardColumn } from '#shared/rules/orderPlan.ts';

export type CardPosition = { column: BoardColumn; id: string };

export type CardStep = readonly [columns: number, cards: number];

/** Moves of the focus by physical keys. */
export const keySteps: Readonly<Record<string, CardStep>> = {
  ArrowUp: [0, -1],
  KeyK: [0, -1],
  ArrowDown: [0, 1],
  KeyJ: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
};

/** Columns from left to right; orders for later are below those of their column. */
export const columnStacks: readonly (readonly BoardColumn[])[] = [
  ['waiting'],
  ['preparing', 'later'],
  ['withoutCourier'],
  ['onTheWay'],
];

/** Target of a move: within the column, or at the same height in the next non-empty column. */
export const stepFrom = (
  shown: Readonly<Record<BoardColumn, readonly string[]>>,
  { column, id }: CardPosition,
  [columns, cards]: CardStep,
): CardPosition => {
  const cardsIn = (stack: readonly BoardColumn[]): CardPosition[] =>
    stack.flatMap((name) => shown[name].map((one) => ({ column: name, id: one })));
  const within = columnStacks.findIndex((stack) => stack.includes(column));
  const own = cardsIn(columnStacks[within] ?? []);
  const index = own.findIndex((one) => one.column === column && one.id === id);
  const at = (positions: readonly CardPosition[], wanted: number): CardPosition =>
    positions[Math.max(0, Math.min(positions.length - 1, wanted))] ?? { column, id };
  if (columns === 0) return at(own, index + cards);
  const ahead = columns < 0 ? columnStacks.slice(0, within).toReversed() : columnStacks.slice(within + 1);
  const next = ahead.map(cardsIn).find(({ length }) => length > 0);
  return next ? at(next, index) : { column, id };
};
