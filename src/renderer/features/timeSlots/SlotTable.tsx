import { mergeClasses } from '@fluentui/react-components';
import { type ComponentProps, type RefObject, useLayoutEffect } from 'react';
import type { GridHandlers } from './useGridGestures.ts';
import { useWeekStyles } from './useWeekStyles.ts';

/** ARIA grid: keys move between cells and select them. */
const gridAttributes = { role: 'grid', 'aria-multiselectable': true };

interface SlotTableProps extends Omit<ComponentProps<'table'>, 'ref'> {
  root: RefObject<HTMLTableElement | null>;
  handlers: GridHandlers;
}

/** Scroll area of whole rows. Part of a memoized table: each of its renders brings cells that need painting. */
export const SlotTable = ({ root, handlers, className, ...attributes }: SlotTableProps) => {
  const styles = useWeekStyles();
  const { onRendered, ...events } = handlers;
  useLayoutEffect(onRendered);
  return (
    <div className={styles.area}>
      <table
        {...gridAttributes}
        ref={root}
        className={mergeClasses(styles.root, className)}
        {...attributes}
        {...events}
      />
    </div>
  );
};
