import type { BoardColumn } from '#shared/rules/orderPlan.ts';
import type { CardPosition } from './cardSteps.ts';

/** Card around an element, marked by `data-order`. */
export const cardAround = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-order]') : null;

export const positionOf = (card: HTMLElement): CardPosition => ({
  column: card.closest<HTMLElement>('[data-column]')?.dataset.column as BoardColumn,
  id: card.dataset.order ?? '',
});

export const cardAt = (board: HTMLElement | null, { column, id }: CardPosition): HTMLElement | null =>
  board?.querySelector<HTMLElement>(`[data-column="${column}"] [data-order="${CSS.escape(id)}"]`) ?? null;
