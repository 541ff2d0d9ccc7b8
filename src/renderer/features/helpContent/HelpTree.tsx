import { Button } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react';
import { movableItem, moveByKeys, moveKeyOf, useReorder } from '../../ui/useReorder.ts';
import { HelpLevel, type HelpTreeState } from './HelpItem.tsx';
import type { RowAction } from './HelpRow.tsx';
import { helpDropTarget } from './helpDropTarget.ts';
import type { DropSide, MoveDirection } from './helpEdits.ts';
import type { HelpEntries } from './helpTree.ts';
import { useHelpRowStyles } from './useHelpRowStyles.ts';

export interface HelpTreeActions {
  act: (key: string, action: RowAction) => void;
  drop: (key: string, target: string, side: DropSide) => void;
  addAtEnd: () => void;
}

interface HelpTreeProps {
  label: string;
  entries: HelpEntries;
  state: HelpTreeState;
  /** Field to focus as soon as it is rendered. */
  focus: { key: string; field: string } | null;
  onFocused: () => void;
  actions: HelpTreeActions;
}

const steps: Readonly<Record<string, MoveDirection>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};

/** Entries as nested accordions. Delegates clicks, keys and drag events of all rows to the list. */
export const HelpTree = ({ label, entries, state, focus, onFocused, actions }: HelpTreeProps) => {
  const { t } = useLingui();
  const styles = useHelpRowStyles();
  const root = useRef<HTMLUListElement>(null);
  const reorder = useReorder({ targetOf: helpDropTarget, onDrop: actions.drop });
  const moveByAlt = moveByKeys(steps, actions.act);

  useLayoutEffect(() => {
    if (!focus) return;
    const item = root.current?.querySelector(`[data-move-key="${CSS.escape(focus.key)}"]`);
    const field = item?.querySelector<HTMLElement>(`[data-field="${focus.field}"]`);
    field?.focus();
    field?.scrollIntoView({ block: 'nearest' });
    onFocused();
  });

  const onClick = ({ target }: MouseEvent): void => {
    const button = (target as Element).closest<HTMLElement>('[data-action]');
    const key = moveKeyOf(movableItem(target));
    if (button && key !== '') actions.act(key, button.dataset.action as RowAction);
  };

  /** Focuses the previous or next visible title, across levels. */
  const moveFocus = (from: HTMLElement, by: -1 | 1): void => {
    const titles = [...(root.current?.querySelectorAll<HTMLElement>('[data-field=title]') ?? [])];
    titles[titles.indexOf(from) + by]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    moveByAlt(event);
    const { key: pressed, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    const isTitle = target instanceof HTMLElement && target.dataset.field === 'title';
    if (!isTitle || altKey || ctrlKey || metaKey || shiftKey || event.nativeEvent.isComposing) return;
    if (pressed === 'Enter') actions.act(moveKeyOf(movableItem(target)), 'addSibling');
    else if (pressed === 'ArrowUp') moveFocus(target, -1);
    else if (pressed === 'ArrowDown') moveFocus(target, 1);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <ul
        ref={root}
        className={styles.list}
        aria-label={label}
        onClick={onClick}
        onKeyDown={onKeyDown}
        {...reorder}
      >
        <HelpLevel entries={entries} state={state} isTop />
      </ul>
      <div className={styles.adding}>
        <Button
          shape="circular"
          appearance="primary"
          icon={<Add20Regular />}
          aria-label={t`Add entry`}
          title={t`Add entry`}
          onClick={actions.addAtEnd}
        />
      </div>
    </>
  );
};
