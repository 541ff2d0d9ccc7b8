import { type RefObject, useCallback, useState } from 'react';

interface PeekedCard {
  id: string;
  /** Side of the panel: opposite to the card, so that it does not cover it. */
  side: 'left' | 'right';
}

export interface BoardPanels {
  /** Order in the side panel. */
  peek: PeekedCard | null;
  hasCouriers: boolean;
  /** Opens the panel of a card, or closes it. */
  turnPeek: (id: string, card: HTMLElement) => void;
  /** An open panel follows the focused card. */
  follow: (id: string, card: HTMLElement) => void;
  closePeek: () => void;
  turnCouriers: () => void;
}

/** Side panels of the board. With both open, only the panel of the order is visible. */
export const useBoardPanels = (board: RefObject<HTMLElement | null>): BoardPanels => {
  const [peek, setPeek] = useState<PeekedCard | null>(null);
  const [hasCouriers, setCouriers] = useState(false);
  const middle = (element: HTMLElement): number => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  const peeked = (id: string, card: HTMLElement): PeekedCard => ({
    id,
    side: board.current && middle(card) > middle(board.current) ? 'left' : 'right',
  });
  // Stable, because the buttons of the page are memoized.
  const turnCouriers = useCallback(() => {
    setPeek(null);
    setCouriers((isOpen) => !isOpen);
  }, []);
  return {
    peek,
    hasCouriers,
    turnPeek: (id, card) => setPeek((now) => (now?.id === id ? null : peeked(id, card))),
    follow: (id, card) => setPeek((now) => now && peeked(id, card)),
    closePeek: () => setPeek(null),
    turnCouriers,
  };
};
