import { Button, Checkbox, makeStyles, mergeClasses } from '@fluentui/react-components';
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right';
import { ReOrderDotsVerticalRegular } from '@fluentui/react-icons/svg/re-order-dots-vertical';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { TreeNode } from '#shared/api/catalogue.ts';
import { nodeName } from '../../marketplace/categoryTree/treeEdits.ts';
import { dragHandle, dropLine, sortableRow } from '../../ui/sortableRow.ts';
import { tinyQuery } from '../../ui/useMediaQuery.ts';
import type { CountryMarks } from './useCountryMarks.tsx';

const useStyles = makeStyles({
  row: {
    ...sortableRow,
    gap: '4px',
    minHeight: '38px',
    padding: '0 8px',
    [`@media ${tinyQuery}`]: { flexWrap: 'wrap' },
    position: 'relative',
    '&[data-drop=before]::after': { ...dropLine, top: '-1px' },
    '&[data-drop=after]::after': { ...dropLine, bottom: '-1px' },
  },
  child: { marginInlineStart: '56px', [`@media ${tinyQuery}`]: { marginInlineStart: '20px' } },
  fold: { width: '24px', flexShrink: 0, display: 'flex' },
  handle: dragHandle,
  // Room for a long word.
  title: { marginInlineEnd: 'auto', minWidth: '112px', overflowWrap: 'anywhere' },
});

interface TreeRowActions {
  toggle: (node: TreeNode) => void;
  move: (key: string, step: -1 | 1) => void;
  fold: (key: string) => void;
}

interface TreeRowProps {
  node: TreeNode;
  /** Shown in the city. */
  isShown: boolean;
  marks: CountryMarks;
  isChild: boolean;
  /** Whether the children are visible; `null` if there cannot be any. */
  isOpen: boolean | null;
  isFirst: boolean;
  isLast: boolean;
  actions: TreeRowActions;
  children?: ReactNode;
}

/** Row of a category or filter: checkbox, and moves by drag and drop, buttons, or Alt and an arrow key. */
export const TreeRow = (props: TreeRowProps) => {
  const { node, isShown, marks, isChild, isOpen, isFirst, isLast, actions, children } = props;
  const { t } = useLingui();
  const styles = useStyles();
  const { key } = node;
  const title = nodeName(node);

  return (
    <fieldset
      aria-label={title}
      className={mergeClasses(styles.row, isChild && styles.child)}
      draggable
      data-move-key={key}
    >
      {!isChild && (
        <span className={styles.fold}>
          {isOpen !== null && (
            <Button
              appearance="transparent"
              size="small"
              icon={isOpen ? <ChevronDownRegular /> : <ChevronRightRegular />}
              aria-label={t`Filters of ${title}`}
              aria-expanded={isOpen}
              onClick={() => actions.fold(key)}
            />
          )}
        </span>
      )}
      <span className={styles.handle} aria-hidden="true">
        <ReOrderDotsVerticalRegular fontSize={20} />
      </span>
      {marks.picture}
      <Checkbox
        className={styles.title}
        label={title}
        checked={isShown}
        onChange={() => actions.toggle(node)}
      />
      {marks.badge}
      {children}
      <Button
        appearance="subtle"
        size="small"
        icon={<ArrowUpRegular />}
        aria-label={t`Move ${title} up`}
        disabled={isFirst}
        onClick={() => actions.move(key, -1)}
      />
      <Button
        appearance="subtle"
        size="small"
        icon={<ArrowDownRegular />}
        aria-label={t`Move ${title} down`}
        disabled={isLast}
        onClick={() => actions.move(key, 1)}
      />
    </fieldset>
  );
};
