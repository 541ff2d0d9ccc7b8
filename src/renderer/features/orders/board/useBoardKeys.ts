import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { BoardColumn } from '#shared/rules/orderPlan.ts';
import { opensElsewhere } from '../../../ui/openWindow.ts';
import { restMs, showIgnored } from '../../../ui/pressedTwice.ts';

export type CardCommand = 'open' | 'openWindow' | 'peek' | 'next' | 'cancel' | 'close';

const commands: Readonly<Record<string, CardCommand>> = {
  Enter: 'open',
  Space: 'peek',
  KeyP: 'peek',
  KeyS: 'next',
  KeyX: 'cancel',
  Escape: 'close',
};
const steps: Readonly<Record<string, readonly [columns: number, cards: number]>> = {
  ArrowUp: [0, -1],
  KeyK: [0, -1],
  ArrowDown: [0, 1],
  KeyJ: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
};

export type CardPosition = { column: BoardColumn; id: string };

const cardOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-order]') : null;

/** Columns from left to right; orders for later are below those of their column. */
export const columnStacks: readonly (readonly BoardColumn[])[] = [
  ['waiting'],
  ['preparing', 'later'],
  ['withoutCourier'],
  ['onTheWay'],
];

/** Target of a move: within the column, or at the same height in the next non-empty column. */
const stepFrom = (
  shown: Readonly<Record<BoardColumn, readonly string[]>>,
  { column, id }: CardPosition,
  [columns, cards]: readonly [columns: number, cards: number],
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

/** Pixels of movement that still count as a resting pointer. */
const tremble = 6;

interface Press {
  at: number;
  x: number;
  y: number;
  element: HTMLElement;
}

const isSecond = (press: Press | null, { timeStamp, clientX, clientY }: MouseEvent): press is Press =>
  press !== null &&
  timeStamp - press.at < restMs &&
  Math.abs(clientX - press.x) <= tremble &&
  Math.abs(clientY - press.y) <= tremble;

/**
 * Keys, clicks and focus of all cards. Shortcuts use the physical key, so they work in every keyboard layout.
 */
export const useBoardKeys = (
  onCommand: (command: CardCommand, position: CardPosition, card: HTMLElement) => void,
  onStep: (position: CardPosition, card: HTMLElement) => void,
) => {
  const board = useRef<HTMLDivElement>(null);
  const shown = useRef<Record<BoardColumn, readonly string[]>>({
    waiting: [],
    preparing: [],
    withoutCourier: [],
    onTheWay: [],
    later: [],
  });
  const [active, setActive] = useState<CardPosition | null>(null);
  const wantsFocus = useRef(false);
  const stepped = useEffectEvent(onStep);
  const onShown = useCallback((name: BoardColumn, ids: readonly string[]): void => {
    shown.current[name] = ids;
  }, []);
  useEffect(() => {
    if (!wantsFocus.current || !active) return;
    wantsFocus.current = false;
    const column = board.current?.querySelector(`[data-column="${active.column}"]`);
    const card = column?.querySelector<HTMLElement>(`[data-order="${CSS.escape(active.id)}"]`);
    if (!card) return;
    card.focus();
    stepped(active, card);
  }, [active]);

  const positionOf = (card: HTMLElement): CardPosition => ({
    column: card.closest<HTMLElement>('[data-column]')?.dataset.column as BoardColumn,
    id: card.dataset.order ?? '',
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const card = cardOf(event.target);
    if (!card || event.altKey || event.shiftKey) return;
    const position = positionOf(card);
    const isApart = event.ctrlKey || event.metaKey;
    const step = steps[event.code];
    const command = commands[event.code];
    if (step && !isApart) {
      wantsFocus.current = true;
      setActive(stepFrom(shown.current, position, step));
    } else if (command === 'open' && isApart) onCommand('openWindow', position, card);
    else if (command && !isApart && !event.repeat) onCommand(command, position, card);
    else return;
    event.preventDefault();
  };
  const onClick = (event: MouseEvent): void => {
    const card = cardOf(event.target);
    if (!card) return;
    const isApart = opensElsewhere(event);
    if (isApart) onCommand('openWindow', positionOf(card), card);
    else if (event.button === 0 && event.detail > 1) onCommand('open', positionOf(card), card);
    else if (event.button === 0) onCommand('peek', positionOf(card), card);
  };
  const press = useRef<Press | null>(null);
  /** A click that opens the panel moves the columns. The second one at this place never hits another card. */
  const onClickCapture = (event: MouseEvent): void => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>('button, a') : null;
    const before = press.current;
    const isOnBoard = element !== null && board.current?.contains(element) === true;
    press.current = isOnBoard ? { at: event.timeStamp, x: event.clientX, y: event.clientY, element } : null;
    // Keys click too, without a place.
    if (event.detail === 0 || !isSecond(before, event) || before.element === element) return;
    event.preventDefault();
    event.stopPropagation();
    press.current = null;
    const first = cardOf(before.element);
    if (first && event.detail > 1) onCommand('open', positionOf(first), first);
    else showIgnored(element);
  };
  return {
    board,
    active,
    onShown,
    onClickCapture,
    handlers: {
      onKeyDown,
      onClick,
      onAuxClick: onClick,
      onFocus: ({ target }: { target: EventTarget }) => {
        const card = cardOf(target);
        if (card) setActive(positionOf(card));
      },
    },
  };
};
