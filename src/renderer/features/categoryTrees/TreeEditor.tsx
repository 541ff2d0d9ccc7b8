import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { TreeNode } from '#shared/api/catalogue.ts';
import { type MovedPlace, useMoveAnnouncer } from '../../ui/useMoveAnnouncer.ts';
import { TreeRow, type TreeRowActions } from './TreeRow.tsx';
import {
  checkState,
  filtersOf,
  moveBy,
  moveTo,
  nodeName,
  type TreeEdit,
  tickedBelow,
  toggleFilters,
  toggleNode,
} from './treeEdits.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  count: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  all: { whiteSpace: 'nowrap', minWidth: '92px' },
});

/** Position of a category, or of a filter within its category. */
const placeOf = (nodes: readonly TreeNode[], key: string, parent = ''): MovedPlace | null => {
  const index = nodes.findIndex((node) => node.key === key);
  const node = nodes[index];
  if (node) return { name: nodeName(node), index, count: nodes.length, parent };
  for (const above of nodes) {
    const place = placeOf(filtersOf(above), key, nodeName(above));
    if (place) return place;
  }
  return null;
};

interface TreeEditorProps {
  label: string;
  edit: TreeEdit;
  isOpen: (key: string) => boolean;
  onFold: (key: string) => void;
  onChange: (next: TreeEdit) => void;
}

export const TreeEditor = ({ label, edit, isOpen, onFold, onChange }: TreeEditorProps) => {
  const { t } = useLingui();
  const announceMove = useMoveAnnouncer();
  const styles = useStyles();
  const [dragged, setDragged] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<string | null>(null);

  // Restores the focus after a move, as React may recreate the row's element.
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
      const next = moveBy(edit, key, step);
      onChange(next);
      const place = placeOf(next.nodes, key);
      if (place) announceMove(place);
    },
    drop: (key, targetKey) => {
      setDragged(null);
      onChange(moveTo(edit, key, targetKey));
    },
    drag: setDragged,
    fold: onFold,
  };

  const filterTools = (node: TreeNode) => {
    const title = nodeName(node);
    const total = filtersOf(node).length;
    const count = tickedBelow(node, edit.ticked);
    const isAll = count === total;
    return (
      <>
        <span className={styles.count}>
          <Plural value={total} one={`${count} of # filter`} other={`${count} of # filters`} />
        </span>
        <Button
          className={styles.all}
          appearance="subtle"
          size="small"
          aria-label={isAll ? t`No filters of ${title}` : t`All filters of ${title}`}
          onClick={() => onChange(toggleFilters(edit, node))}
        >
          {isAll ? <Trans>No filters</Trans> : <Trans>All filters</Trans>}
        </Button>
      </>
    );
  };

  /** The dragged row takes the target's position: below it when dragged down, above it when dragged up. */
  const draggedTo = (nodes: readonly TreeNode[], index: number) => {
    const from = nodes.findIndex(({ key }) => key === dragged);
    if (dragged === null || from === -1 || from === index) return null;
    return { key: dragged, side: from < index ? ('after' as const) : ('before' as const) };
  };

  const rows = (nodes: readonly TreeNode[], isChild: boolean) =>
    nodes.map((node, index) => {
      const hasFilters = filtersOf(node).length > 0;
      const isUnfolded = hasFilters && isOpen(node.key);
      return (
        <li key={node.key}>
          <TreeRow
            node={node}
            state={checkState(node, edit.ticked)}
            isChild={isChild}
            isOpen={hasFilters ? isUnfolded : null}
            isFirst={index === 0}
            isLast={index === nodes.length - 1}
            dragged={draggedTo(nodes, index)}
            actions={actions}
          >
            {hasFilters && filterTools(node)}
          </TreeRow>
          {isUnfolded && (
            <ul className={styles.list} aria-label={nodeName(node)}>
              {rows(filtersOf(node), true)}
            </ul>
          )}
        </li>
      );
    });

  return (
    <ul ref={list} className={styles.list} aria-label={label}>
      {rows(edit.nodes, false)}
    </ul>
  );
};
