import { makeStyles, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { TextLink } from '../../ui/TextLink.tsx';
import { pathOf } from './describedEntity.ts';
import { actionText, type EntryWords } from './entryWords.ts';
import { JournalLine } from './JournalLine.tsx';

const useStyles = makeStyles({
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

interface JournalRowProps {
  words: EntryWords;
  place: string;
  /** Takes the change back; a text: the reason why this is not possible here; `null`: nothing to take back. */
  wayBack: (() => void) | string | null;
  isBusy: boolean;
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
export const JournalRow = ({ words, place, wayBack, isBusy }: JournalRowProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { entry, list, name, change, outcome, fields } = words;
  const path = pathOf(entry);
  const subject = name || list;
  const action = actionText(entry, { i18n });
  return (
    <JournalLine
      entry={entry}
      action={action}
      subject={subject}
      change={change}
      outcome={outcome}
      place={[name !== '' && list, place].filter(Boolean).join(' · ')}
      unfoldLabel={t`Values of ${subject}`}
      takeBackLabel={t`Take back: ${subject}`}
      onTakeBack={typeof wayBack === 'function' ? wayBack : undefined}
      isBusy={isBusy}
    >
      {fields.length > 0 && (
        <>
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
        </>
      )}
    </JournalLine>
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
