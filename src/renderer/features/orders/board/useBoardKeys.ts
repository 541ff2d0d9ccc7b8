import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { BoardColumn } from '#shared/rules/orderPlan.ts';
import { opensElsewhere } from '../../../ui/openWindow.ts';
import { cardAround, cardAt, positionOf } from './cardElements.ts';
import { type CardPosition, type CardStep, keySteps, stepFrom } from './cardSteps.ts';

export type CardCommand = 'open' | 'openWindow' | 'peek' | 'next' | 'cancel';

const commands: Readonly<Record<string, CardCommand>> = {
  Enter: 'open',
  Space: 'peek',
  KeyP: 'peek',
  KeyS: 'next',
  KeyX: 'cancel',
};

/** Command of a click on a card. */
const commandOfClick = (event: MouseEvent): CardCommand | null => {
  if (opensElsewhere(event)) return 'openWindow';
  if (event.button !== 0) return null;
  return event.detail > 1 ? 'open' : 'peek';
};

/** Card that Tab reaches (roving tabindex), and the moves of the focus from there. */
const useActiveCard = (
  board: RefObject<HTMLElement | null>,
  onStep: (position: CardPosition, card: HTMLElement) => void,
) => {
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
    const card = cardAt(board.current, active);
    if (!card) return;
    card.focus();
    stepped(active, card);
  }, [board, active]);
  const step = (from: CardPosition, by: CardStep): void => {
    wantsFocus.current = true;
    setActive(stepFrom(shown.current, from, by));
  };
  return { active, setActive, onShown, step };
};

/**
 * Keys, clicks and focus of all cards. Shortcuts use the physical key, so they work in every keyboard layout.
 */
export const useBoardKeys = (
  board: RefObject<HTMLElement | null>,
  onCommand: (command: CardCommand, card: HTMLElement) => void,
  onStep: (position: CardPosition, card: HTMLElement) => void,
) => {
  const { active, setActive, onShown, step } = useActiveCard(board, onStep);
  const onKeyDown = (event: KeyboardEvent): void => {
    const card = cardAround(event.target);
    if (!card || event.altKey || event.shiftKey) return;
    const isApart = event.ctrlKey || event.metaKey;
    const by = keySteps[event.code];
    const command = commands[event.code];
    if (by && !isApart) step(positionOf(card), by);
    else if (command === 'open' && isApart) onCommand('openWindow', card);
    else if (command && !isApart && !event.repeat) onCommand(command, card);
    else return;
    event.preventDefault();
  };
  const onClick = (event: MouseEvent): void => {
    const card = cardAround(event.target);
    const command = commandOfClick(event);
    if (card && command) onCommand(command, card);
  };
  const onFocus = ({ target }: { target: EventTarget }): void => {
    const card = cardAround(target);
    if (card) setActive(positionOf(card));
  };
  return { active, onShown, handlers: { onKeyDown, onClick, onAuxClick: onClick, onFocus } };
};
