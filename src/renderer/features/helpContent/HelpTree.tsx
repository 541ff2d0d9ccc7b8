import { Button } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react';
import { HelpLevel, type HelpTreeState } from './HelpItem.tsx';
import type { RowAction } from './HelpRow.tsx';
import type { DropSide, MoveDirection } from './helpEdits.ts';
import type { HelpEntries } from './helpTree.ts';
import { useHelpDrag } from './useHelpDrag.ts';
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
const keyAt = (target: EventTarget): string | undefined =>
  (target as Element).closest<HTMLElement>('[data-help-key]')?.dataset.helpKey;

/** Entries as nested accordions. Delegates clicks, keys and drag events of all rows to the list. */
export const HelpTree = ({ label, entries, state, focus, onFocused, actions }: HelpTreeProps) => {
  const { t } = useLingui();
  const styles = useHelpRowStyles();
  const root = useRef<HTMLUListElement>(null);
  const drag = useHelpDrag(actions.drop);

  useLayoutEffect(() => {
    if (!focus) return;
    const item = root.current?.querySelector(`[data-help-key="${CSS.escape(focus.key)}"]`);
    const field = item?.querySelector<HTMLElement>(`[data-field="${focus.field}"]`);
    field?.focus();
    field?.scrollIntoView({ block: 'nearest' });
    onFocused();
  });

  const onClick = ({ target }: MouseEvent): void => {
    const button = (target as Element).closest<HTMLElement>('[data-action]');
    const key = keyAt(target);
    if (button && key !== undefined) actions.act(key, button.dataset.action as RowAction);
  };

  /** Focuses the previous or next visible title, across levels. */
  const moveFocus = (from: HTMLElement, by: -1 | 1): void => {
    const titles = [...(root.current?.querySelectorAll<HTMLElement>('[data-field=title]') ?? [])];
    titles[titles.indexOf(from) + by]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const { key: pressed, target } = event;
    const key = keyAt(target);
    if (key === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = steps[pressed];
    const isTitle = target instanceof HTMLElement && target.dataset.field === 'title';
    if (event.altKey && step) actions.act(key, step);
    else if (event.altKey || !isTitle || event.nativeEvent.isComposing) return;
    else if (pressed === 'Enter') actions.act(key, 'addSibling');
    else if (step === 'up') moveFocus(target, -1);
    else if (step === 'down') moveFocus(target, 1);
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
        {...drag}
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
