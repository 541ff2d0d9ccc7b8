import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type DragEvent, useEffect, useRef } from 'react';
import type { TreeNode } from '#shared/api/catalogue.ts';
import {
  filtersOf,
  moveBy,
  moveTo,
  nodeName,
  type TreeEdit,
  tickedBelow,
  toggleFilters,
  toggleNode,
} from '../../marketplace/categoryTree/treeEdits.ts';
import { type MovedPlace, useMoveAnnouncer } from '../../ui/useMoveAnnouncer.ts';
import { movableItem, moveByKeys, rowSteps, useReorder } from '../../ui/useReorder.ts';
import { TreeRow } from './TreeRow.tsx';
import type { CountryMarks } from './useCountryMarks.tsx';

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

/** Only siblings swap places: the dragged row goes below a later one, and above an earlier one. */
const siblingUnder = ({ target }: DragEvent, dragged: HTMLElement) => {
  const item = movableItem(target);
  const [from, to] = [dragged.closest('li'), item?.closest('li')];
  if (!item || !from || !to || from.parentElement !== to.parentElement) return null;
  const isLater = (from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return { item, side: isLater ? ('after' as const) : ('before' as const) };
};

interface FilterToolsProps {
  node: TreeNode;
  edit: TreeEdit;
  onChange: (next: TreeEdit) => void;
}

const FilterTools = ({ node, edit, onChange }: FilterToolsProps) => {
  const { t } = useLingui();
  const styles = useStyles();
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

interface TreeEditorProps extends Omit<FilterToolsProps, 'node'> {
  label: string;
  marksOf: (key: string) => CountryMarks;
  isOpen: (key: string) => boolean;
  onFold: (key: string) => void;
}

export const TreeEditor = ({ label, edit, marksOf, isOpen, onFold, onChange }: TreeEditorProps) => {
  const announceMove = useMoveAnnouncer();
  const styles = useStyles();
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<string | null>(null);

  // Restores the focus after a move, as React may recreate the row's element.
  useEffect(() => {
    if (moved.current === null) return;
    const row = list.current?.querySelector(`[data-move-key="${CSS.escape(moved.current)}"]`);
    if (row && !row.contains(document.activeElement)) row.querySelector('input')?.focus();
    moved.current = null;
  });

  const move = (key: string, step: -1 | 1): void => {
    moved.current = key;
    const next = moveBy(edit, key, step);
    onChange(next);
    const place = placeOf(next.nodes, key);
    if (place) announceMove(place);
  };
  const actions = { toggle: (node: TreeNode) => onChange(toggleNode(edit, node)), move, fold: onFold };
  const reorder = useReorder({
    targetOf: siblingUnder,
    onDrop: (key, target) => onChange(moveTo(edit, key, target)),
  });

  const rows = (nodes: readonly TreeNode[], isChild: boolean) =>
    nodes.map((node, index) => {
      const hasFilters = filtersOf(node).length > 0;
      const isUnfolded = hasFilters && isOpen(node.key);
      return (
        <li key={node.key}>
          <TreeRow
            node={node}
            marks={marksOf(node.key)}
            isShown={edit.ticked.has(node.key)}
            isChild={isChild}
            isOpen={hasFilters ? isUnfolded : null}
            isFirst={index === 0}
            isLast={index === nodes.length - 1}
            actions={actions}
          >
            {hasFilters && <FilterTools node={node} edit={edit} onChange={onChange} />}
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
    <ul
      ref={list}
      className={styles.list}
      aria-label={label}
      onKeyDown={moveByKeys(rowSteps, move)}
      {...reorder}
    >
      {rows(edit.nodes, false)}
    </ul>
  );
};
