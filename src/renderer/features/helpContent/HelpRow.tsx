import { mergeClasses } from '@fluentui/react-components';
import { AddSquare20Regular } from '@fluentui/react-icons/svg/add-square';
import { ArrowDown20Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUp20Regular } from '@fluentui/react-icons/svg/arrow-up';
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { ReOrderDotsVertical20Regular } from '@fluentui/react-icons/svg/re-order-dots-vertical';
import { TextBulletListAdd20Regular } from '@fluentui/react-icons/svg/text-bullet-list-add';
import { TextIndentDecrease20Regular } from '@fluentui/react-icons/svg/text-indent-decrease';
import { TextIndentIncrease20Regular } from '@fluentui/react-icons/svg/text-indent-increase';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { shortenText } from '#shared/text/shortenText.ts';
import type { MoveDirection } from './helpEdits.ts';
import { useHelpRowStyles } from './useHelpRowStyles.ts';

/** Button actions of a row; the tree handles their clicks by delegation. */
export type RowAction =
  | 'toggle'
  | 'addChild'
  | 'addSibling'
  | 'remove'
  | 'dropText'
  | 'textBelow'
  | MoveDirection;

/** Longest title in the labels of a row's buttons. */
const maxName = 160;

interface RowToolsProps {
  isTop: boolean;
  isFirst: boolean;
  isLast: boolean;
}

const RowTools = ({ name, isTop, isFirst, isLast }: RowToolsProps & { name: string }) => {
  const { t } = useLingui();
  const styles = useHelpRowStyles();
  const tools: readonly [RowAction, string, typeof ArrowUp20Regular, isOff?: boolean][] = [
    ['up', t`Move ${name} up`, ArrowUp20Regular, isFirst],
    ['down', t`Move ${name} down`, ArrowDown20Regular, isLast],
    ['out', t`Move ${name} one level up`, TextIndentDecrease20Regular, isTop],
    ['in', t`Move ${name} into the entry above`, TextIndentIncrease20Regular, isFirst],
    ['addSibling', t`Add sibling after ${name}`, AddSquare20Regular],
    ['addChild', t`Add child to ${name}`, TextBulletListAdd20Regular],
    ['remove', t`Remove ${name}`, Delete20Regular],
  ];
  return (
    <span className={styles.tools} data-tools>
      {tools.map(([action, label, Icon, isOff]) => (
        <button
          key={action}
          type="button"
          className={styles.button}
          // Moves are not tabbable, because keyboard shortcuts do the same.
          tabIndex={isOff === undefined ? undefined : -1}
          data-action={action}
          aria-label={label}
          title={label}
          disabled={isOff}
        >
          <Icon />
        </button>
      ))}
    </span>
  );
};

interface HelpRowProps extends RowToolsProps {
  entryKey: string;
  onWrite: (key: string, written: { title?: string; text?: string }) => void;
  title: string;
  childCount: number;
  hasTextAndEntries: boolean;
  isOpen: boolean;
  isFound: boolean;
  problem: string | null;
}

export const HelpRow = memo((props: HelpRowProps) => {
  const { entryKey, onWrite, title, childCount, hasTextAndEntries, isOpen, isFound, problem } = props;
  const { t } = useLingui();
  const styles = useHelpRowStyles();
  const name = shortenText(title.trim(), maxName) || t`Untitled`;
  return (
    <fieldset className={mergeClasses(styles.row, isFound && styles.found)} aria-label={name} data-row>
      <span className={styles.handle} draggable aria-hidden="true" data-handle>
        <ReOrderDotsVertical20Regular />
      </span>
      <button
        type="button"
        className={styles.button}
        data-action="toggle"
        aria-expanded={isOpen}
        aria-label={t`Entry ${name}`}
      >
        <ChevronRight20Regular />
      </button>
      <input
        className={mergeClasses(styles.title, childCount > 0 && styles.branch)}
        value={title}
        data-field="title"
        aria-label={t`Title`}
        aria-invalid={problem !== null}
        placeholder={t`Untitled`}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => onWrite(entryKey, { title: target.value })}
      />
      {problem !== null && (
        <span className={mergeClasses(styles.mark, styles.problem)} role="alert">
          {problem}
        </span>
      )}
      {hasTextAndEntries && (
        <span className={styles.mark}>
          <Trans>text and entries</Trans>
        </span>
      )}
      {childCount > 0 && (
        <span className={styles.mark}>
          <Plural value={childCount} one="# entry" other="# entries" />
        </span>
      )}
      <RowTools name={name} isTop={props.isTop} isFirst={props.isFirst} isLast={props.isLast} />
    </fieldset>
  );
});
