import { type MouseEvent, type RefObject, useRef } from 'react';
import { restMs, showIgnored } from '../../../ui/pressedTwice.ts';
import { cardAround } from './cardElements.ts';

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
 * Handler of clicks on the board and its panel. A click that opens the panel moves the columns, so a second
 * click at this place opens the first card or is ignored, and never hits another card.
 */
export const useMovedClick = (
  board: RefObject<HTMLElement | null>,
  onOpen: (card: HTMLElement) => void,
): ((event: MouseEvent) => void) => {
  const press = useRef<Press | null>(null);
  return (event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>('button, a') : null;
    const before = press.current;
    const isOnBoard = element !== null && board.current?.contains(element) === true;
    press.current = isOnBoard ? { at: event.timeStamp, x: event.clientX, y: event.clientY, element } : null;
    // Keys click too, without a place.
    if (event.detail === 0 || !isSecond(before, event) || before.element === element) return;
    event.preventDefault();
    event.stopPropagation();
    press.current = null;
    const first = cardAround(before.element);
    if (first && event.detail > 1) onOpen(first);
    else showIgnored(element);
  };
};
