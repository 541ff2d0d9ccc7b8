import { type DragEvent, useState } from 'react';

type Side = 'before' | 'after';
export type MoveColumn = (name: string, target: string, side: Side) => void;

interface DropTarget {
  name: string;
  side: Side;
}

/** Ours alone, so that nothing dragged in from elsewhere is taken for a column. */
const dragType = 'application/x-column';

const sideOf = ({ clientX, currentTarget }: DragEvent): Side => {
  const { left, width } = currentTarget.getBoundingClientRect();
  return clientX < left + width / 2 ? 'before' : 'after';
};

/** Dragging a column's title to another place. Where it would go shows as `data-drop` on the title under it. */
export const useColumnDrag = (onMove: MoveColumn) => {
  const [target, setTarget] = useState<DropTarget | null>(null);
  /** For what is dragged: the title, not the edge beside it, which resizes. */
  const titleProps = (name: string) => ({
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.setData(dragType, name);
      dataTransfer.effectAllowed = 'move';
    },
    onDragEnd: () => setTarget(null),
  });
  /** For the cell that takes it. */
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
