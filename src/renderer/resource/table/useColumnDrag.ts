import { type DragEvent, useState } from 'react';

type Side = 'before' | 'after';
export type MoveColumn = (name: string, target: string, side: Side) => void;

interface DropTarget {
  name: string;
  side: Side;
}

/** Custom type, so that other dragged content is never taken for a column. */
const dragType = 'application/x-column';

const sideOf = ({ clientX, currentTarget }: DragEvent): Side => {
  const { left, width } = currentTarget.getBoundingClientRect();
  return clientX < left + width / 2 ? 'before' : 'after';
};

/** Drag and drop of column titles. `data-drop` marks the drop position on the title under the pointer. */
export const useColumnDrag = (onMove: MoveColumn) => {
  const [target, setTarget] = useState<DropTarget | null>(null);
  /** Drag source: the title without the resize handle. */
  const titleProps = (name: string) => ({
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.setData(dragType, name);
      dataTransfer.effectAllowed = 'move';
    },
    onDragEnd: () => setTarget(null),
  });
  const cellProps = (name: string) => ({
    'data-drop': target?.name === name ? target.side : undefined,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(dragType)) return;
      event.preventDefault();
      const side = sideOf(event);
      if (target?.name !== name || target.side !== side) setTarget({ name, side });
    },
    onDrop: (event: DragEvent) => {
      const dragged = event.dataTransfer.getData(dragType);
      if (dragged !== '' && dragged !== name) onMove(dragged, name, sideOf(event));
      event.preventDefault();
      setTarget(null);
    },
  });
  return { titleProps, cellProps };
};
