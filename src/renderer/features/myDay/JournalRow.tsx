import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Add16Regular } from '@fluentui/react-icons/svg/add';
import { ArrowUndo16Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronRight16Regular } from '@fluentui/react-icons/svg/chevron-right';
import { Delete16Regular } from '@fluentui/react-icons/svg/delete';
import { Edit16Regular } from '@fluentui/react-icons/svg/edit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { useFormatters } from '../../ui/useFormatters.ts';
import { pathOf } from './describedEntity.ts';
import { actionText, type EntryWords } from './entryWords.ts';
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
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, max-content) 1fr',
    gap: '4px 16px',
    margin: 0,
    padding: '0 16px 10px 84px',
  },
  reason: { margin: 0, padding: '0 16px 10px 84px', color: tokens.colorNeutralForeground2 },
  label: { color: tokens.colorNeutralForeground2 },
  value: { margin: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  before: { color: tokens.colorNeutralForeground3 },
});

const icons = { created: Add16Regular, changed: Edit16Regular, deleted: Delete16Regular };

interface JournalRowProps {
  words: EntryWords;
  place: string;
  /** Takes the change back; a text: the reason why this is not possible here; `null`: nothing to take back. */
  wayBack: (() => void) | string | null;
}

const Fields = ({ words: { fields } }: { words: EntryWords }) => {
  const styles = useStyles();
  return (
    <dl className={styles.fields}>
      {fields.map(({ name, label, before, after }) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {before !== '' && <span className={styles.before}>{before} → </span>}
            {after}
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** An entry in one line; its values fold out. */
export const JournalRow = ({ words, place, wayBack }: JournalRowProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { time, instant } = useFormatters();
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();
  const { entry, list, name, change, outcome, fields } = words;
  const Icon = icons[entry.action];
  const path = pathOf(entry);
  const subject = name || list;
  const record = path ? (
    <RecordLink to={path} className={styles.name}>
      {subject}
    </RecordLink>
  ) : (
    <span className={styles.name}>{subject}</span>
  );
  const isOver = entry.takenBackAt !== null;
  const action = actionText(entry, { i18n });
  return (
    <li className={styles.root}>
      <div className={styles.line}>
        <span className={styles.fold}>
          {fields.length > 0 && (
            <Button
              appearance="transparent"
              size="small"
              icon={isUnfolded ? <ChevronDown16Regular /> : <ChevronRight16Regular />}
              aria-label={t`Values of ${subject}`}
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
          {action} {record}
          {change !== '' && ` · ${change}`}
        </span>
        {outcome !== '' && <span className={isOpen(entry) ? styles.open : styles.quiet}>{outcome}</span>}
        <span className={mergeClasses(styles.quiet, styles.place)}>
          {[name !== '' && list, place].filter(Boolean).join(' · ')}
        </span>
        <span className={styles.tools}>
          {typeof wayBack === 'function' && (
            <ToolButton
              size="small"
              label={t`Take back: ${subject}`}
              icon={<ArrowUndo16Regular />}
              onClick={wayBack}
            />
          )}
        </span>
      </div>
      {isUnfolded && (
        <div id={id}>
          <Fields words={words} />
          {typeof wayBack === 'string' && (
            <p className={styles.reason}>
              {wayBack}{' '}
              {path && (
                <TextLink to={path}>
                  <Trans>Change it by hand: {subject}</Trans>
                </TextLink>
              )}
            </p>
          )}
        </div>
      )}
    </li>
  );
};

interface DayProps {
  label: string;
  count: number;
}

const useHeadingStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '8px',
    margin: '12px 0 6px',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  count: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
});

export const DayHeading = ({ label, count }: DayProps) => {
  const styles = useHeadingStyles();
  return (
    <h2 className={styles.root}>
      {label}
      <span className={styles.count}>{count}</span>
    </h2>
  );
};

export const JournalOff = ({ isLocked }: { isLocked: boolean }) =>
  isLocked ? (
    <Trans>Your administrator has switched My day off. Changes are not written down.</Trans>
  ) : (
    <Trans>My day is off in Settings. Changes are not written down.</Trans>
  );
