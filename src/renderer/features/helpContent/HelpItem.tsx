import { Button } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { Refusal } from './HelpFailureBanner.tsx';
import { HelpRow } from './HelpRow.tsx';
import type { HelpEntry } from './helpTree.ts';
import { useHelpRowStyles } from './useHelpRowStyles.ts';

/** State shared by all rows. Its identity changes only if the whole tree must render again. */
export interface HelpTreeState {
  open: ReadonlySet<string>;
  hidden: ReadonlySet<string>;
  matches: ReadonlySet<string>;
  /** Keys of entries without a title, found when saving. */
  missing: ReadonlySet<string>;
  refused: readonly Refusal[];
  onWrite: (key: string, written: { title?: string; text?: string }) => void;
}

interface HelpTextProps {
  entryKey: string;
  text: string;
  /** Text of an entry with children. Readers see only one of the two, so a note explains it. */
  isExtra: boolean;
  problem: string | null;
  onWrite: HelpTreeState['onWrite'];
}

const HelpText = memo(({ entryKey, text, isExtra, problem, onWrite }: HelpTextProps) => {
  const { t } = useLingui();
  const styles = useHelpRowStyles();
  return (
    <div className={styles.body}>
      {isExtra && (
        <div className={styles.extra}>
          <Trans>
            This entry has both a text and entries below it, so readers may not see the text. Move or remove
            the text:
          </Trans>
          <Button size="small" data-action="textBelow">
            <Trans>Move text to a new entry</Trans>
          </Button>
          <Button size="small" data-action="dropText">
            <Trans>Remove text</Trans>
          </Button>
        </div>
      )}
      <textarea
        className={styles.text}
        rows={1}
        value={text}
        data-field="text"
        aria-label={isExtra ? t`Text above the entries` : t`Text`}
        aria-invalid={problem !== null}
        placeholder={t`Text for readers`}
        spellCheck
        onChange={({ target }) => onWrite(entryKey, { text: target.value })}
      />
      {problem !== null && (
        <span className={styles.problem} role="alert">
          {problem}
        </span>
      )}
    </div>
  );
});

interface HelpItemProps {
  entry: HelpEntry;
  state: HelpTreeState;
  isTop: boolean;
  isFirst: boolean;
  isLast: boolean;
}

/** An entry with its children. Memoized: typing re-renders only the entry and its ancestors. */
const HelpItem = memo(({ entry, state, isTop, isFirst, isLast }: HelpItemProps) => {
  const { t } = useLingui();
  const styles = useHelpRowStyles();
  const { key, title, text, children } = entry;
  if (state.hidden.has(key)) return null;
  const isOpen = state.open.has(key);
  const isParent = children.length > 0;
  const problemOf = (field: Refusal['field']): string | null =>
    state.refused.find((each) => each.key === key && each.field === field && each.sent === entry[field])
      ?.message ?? null;
  const isMissing = title.trim() === '' && state.missing.has(key);
  return (
    <li className={styles.item} data-move-key={key}>
      <HelpRow
        entryKey={key}
        title={title}
        childCount={children.length}
        hasTextAndEntries={isParent && text !== ''}
        isOpen={isOpen}
        isFound={state.matches.has(key)}
        problem={isMissing ? t`Required: Title` : problemOf('title')}
        isTop={isTop}
        isFirst={isFirst}
        isLast={isLast}
        onWrite={state.onWrite}
      />
      {isOpen && (!isParent || text !== '') && (
        <HelpText
          entryKey={key}
          text={text}
          isExtra={isParent}
          problem={problemOf('text')}
          onWrite={state.onWrite}
        />
      )}
      {isOpen && isParent && (
        <ul className={`${styles.list} ${styles.below}`} aria-label={title.trim() || t`Untitled`}>
          <HelpLevel entries={children} state={state} isTop={false} />
        </ul>
      )}
    </li>
  );
});

interface HelpLevelProps {
  entries: readonly HelpEntry[];
  state: HelpTreeState;
  isTop: boolean;
}

export const HelpLevel = ({ entries, state, isTop }: HelpLevelProps) =>
  entries.map((entry, index) => (
    <HelpItem
      key={entry.key}
      entry={entry}
      state={state}
      isTop={isTop}
      isFirst={index === 0}
      isLast={index === entries.length - 1}
    />
  ));
