import type { PointerEvent } from 'react';

interface ColumnResizerProps {
  className: string;
  onResize: (width: number) => void;
  onFit: () => void;
}

/** The edge of a header cell; a double click fits the column. The width is kept when the pointer lets go; until then only the track moves. */
export const ColumnResizer = ({ className, onResize, onFit }: ColumnResizerProps) => {
  const start = (event: PointerEvent<HTMLDivElement>): void => {
    const edge = event.currentTarget;
    const cell = edge.parentElement;
    if (!cell || event.button !== 0) return;
    event.preventDefault();
    edge.setPointerCapture(event.pointerId);
    const startX = event.clientX;
    const startWidth = cell.getBoundingClientRect().width;
    const move = (moved: globalThis.PointerEvent): void => {
      edge.style.transform = `translateX(${moved.clientX - startX}px)`;
    };
    const end = (ended: globalThis.PointerEvent): void => {
      edge.removeEventListener('pointermove', move);
      edge.style.transform = '';
      if (ended.clientX !== startX) onResize(startWidth + ended.clientX - startX);
    };
    edge.addEventListener('pointermove', move);
    edge.addEventListener('pointerup', end, { once: true });
  };
  return <div className={className} aria-hidden="true" onPointerDown={start} onDoubleClick={onFit} />;
};
