import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Add16Regular } from '@fluentui/react-icons/svg/add';
import { ArrowUndo16Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronRight16Regular } from '@fluentui/react-icons/svg/chevron-right';
import { Delete16Regular } from '@fluentui/react-icons/svg/delete';
import { Edit16Regular } from '@fluentui/react-icons/svg/edit';
import { type ReactNode, useId, useState } from 'react';
import type { JournalEntry } from '#shared/ipc/journalRoutes.ts';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { useFormatters } from '../../ui/useFormatters.ts';
import { pathOf } from './describedEntity.ts';
import { isOpen } from './journalFilter.ts';

const useStyles = makeStyles({
  root: {
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ':last-child': { borderBottomStyle: 'none' },
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  line: { display: 'flex', alignItems: 'center', gap: '8px', minHeight: '36px', paddingInline: '12px 8px' },
  time: {
    flex: '0 0 44px',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  icon: { flex: '0 0 16px', display: 'flex', color: tokens.colorNeutralForeground3 },
  sentence: {
    flex: '1 1 0',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  over: { color: tokens.colorNeutralForeground3 },
  name: { fontWeight: tokens.fontWeightSemibold },
  place: { flex: '0 1 auto', minWidth: 0, maxWidth: '220px', overflow: 'hidden', textOverflow: 'ellipsis' },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap' },
  open: { color: tokens.colorStatusWarningForeground1, whiteSpace: 'nowrap' },
  tools: { display: 'flex', justifyContent: 'flex-end', gap: '4px', flex: '0 0 auto' },
  fold: { flex: '0 0 28px', display: 'flex' },
});

const icons = { created: Add16Regular, changed: Edit16Regular, deleted: Delete16Regular };

interface JournalLineProps {
  /** The entry, or the newest of a group. */
  entry: JournalEntry;
  /** Verb before the subject; empty if the subject names the action. */
  action: string;
  subject: string;
  change: string;
  outcome: string;
  place: string;
  unfoldLabel: string;
  takeBackLabel: string;
  onTakeBack: (() => void) | undefined;
  /** A change is being taken back. */
  isBusy: boolean;
  /** Folds out; `false`: nothing to fold out. */
  children: ReactNode;
}

/** Line of _My day_ with a link, the button that takes back, and content that folds out. */
export const JournalLine = (props: JournalLineProps) => {
  const { entry, action, subject, change, outcome, place, unfoldLabel, children } = props;
  const styles = useStyles();
  const { time, instant } = useFormatters();
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();
  const Icon = icons[entry.action];
  const path = pathOf(entry);
  const isOver = entry.takenBackAt !== null;
  return (
    <li className={styles.root}>
      <div className={styles.line}>
        <span className={styles.fold}>
          {children !== false && (
            <Button
              appearance="transparent"
              size="small"
              icon={isUnfolded ? <ChevronDown16Regular /> : <ChevronRight16Regular />}
              aria-label={unfoldLabel}
              aria-expanded={isUnfolded}
              aria-controls={isUnfolded ? id : undefined}
              onClick={() => setUnfolded(!isUnfolded)}
            />
          )}
        </span>
        <time className={styles.time} dateTime={entry.at} title={instant(entry.at)}>
          {time(entry.at)}
        </time>
        <span className={styles.icon}>
          <Icon aria-hidden="true" />
        </span>
        <span
          className={mergeClasses(styles.sentence, isOver && styles.over)}
          title={[action, subject, change].filter(Boolean).join(' · ')}
        >
          {action}{' '}
          {path ? (
            <RecordLink to={path} className={styles.name}>
              {subject}
            </RecordLink>
          ) : (
            <span className={styles.name}>{subject}</span>
          )}
          {change !== '' && ` · ${change}`}
        </span>
        {outcome !== '' && <span className={isOpen(entry) ? styles.open : styles.quiet}>{outcome}</span>}
        <span className={mergeClasses(styles.quiet, styles.place)}>{place}</span>
        <span className={styles.tools}>
          {props.onTakeBack && (
            <ToolButton
              size="small"
              label={props.takeBackLabel}
              icon={<ArrowUndo16Regular />}
              disabledFocusable={props.isBusy}
              onClick={props.onTakeBack}
            />
          )}
        </span>
      </div>
      {isUnfolded && children !== false && <div id={id}>{children}</div>}
    </li>
  );
};
