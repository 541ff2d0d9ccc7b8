import { makeStyles } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import type { TreeNode } from '#shared/api/categoryTree.ts';
import { TreeRow, type TreeRowActions } from './TreeRow.tsx';
import { checkState, moveBy, moveTo, type TreeEdit, toggleNode } from './treeEdits.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
});

interface TreeEditorProps {
  label: string;
  edit: TreeEdit;
  onChange: (next: TreeEdit) => void;
}

/** Categories with their filters, two levels of lists. */
export const TreeEditor = ({ label, edit, onChange }: TreeEditorProps) => {
  const styles = useStyles();
  const [dragged, setDragged] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<string | null>(null);

  // A moved row is another element to the browser: the focus goes with what the person moved.
  useEffect(() => {
    if (moved.current === null) return;
    const row = list.current?.querySelector(`[data-tree-key="${CSS.escape(moved.current)}"]`);
    if (row && !row.contains(document.activeElement)) row.querySelector('input')?.focus();
    moved.current = null;
  });

  const actions: TreeRowActions = {
    toggle: (node) => onChange(toggleNode(edit, node)),
    move: (key, step) => {
      moved.current = key;
      onChange(moveBy(edit, key, step));
    },
    drop: (key, targetKey) => {
      setDragged(null);
      onChange(moveTo(edit, key, targetKey));
    },
    drag: setDragged,
  };

  const rows = (nodes: readonly TreeNode[], isChild: boolean) =>
    nodes.map((node, index) => (
      <li key={node.key}>
        <TreeRow
          node={node}
          state={checkState(node, edit.chosen)}
          isChild={isChild}
          isFirst={index === 0}
          isLast={index === nodes.length - 1}
          dragged={nodes.some(({ key }) => key === dragged) ? dragged : null}
          actions={actions}
        />
        {node.children && node.children.length > 0 && (
          <ul className={styles.list} aria-label={node.title}>
            {rows(node.children, true)}
          </ul>
        )}
      </li>
    ));

  return (
    <ul ref={list} className={styles.list} aria-label={label}>
      {rows(edit.nodes, false)}
    </ul>
  );
};
