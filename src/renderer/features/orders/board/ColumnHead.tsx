import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowSort16Regular } from '@fluentui/react-icons/svg/arrow-sort';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronRight16Regular } from '@fluentui/react-icons/svg/chevron-right';
import { useLingui } from '@lingui/react/macro';
import { pressureIcons, usePressureText } from '../../../marketplace/pressureStyles.ts';
import { onlyHeard } from '../../../ui/onlyHeard.ts';
import { lateWords } from './boardModel.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '40px',
    boxSizing: 'border-box',
    padding: '2px 6px 2px 12px',
    minWidth: 0,
  },
  ofFold: { paddingLeft: '4px' },
  /** Two lines at most, which fit the header: a taller one would move the cards. */
  title: {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    margin: 0,
    minWidth: 0,
    overflow: 'hidden',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: '16px',
  },
  count: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  /** Sign of late cards instead of a word, which would truncate column titles in longer languages. */
  late: {
    display: 'flex',
    alignItems: 'center',
    gap: '2px',
    position: 'relative',
    whiteSpace: 'nowrap',
  },
  heard: onlyHeard,
  sort: { marginLeft: 'auto', flexShrink: 0 },
  fold: {
    minWidth: 0,
    maxWidth: '100%',
    paddingInline: '0 4px',
    justifyContent: 'start',
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
    fontWeight: tokens.fontWeightSemibold,
  },
  next: {
    flexShrink: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
    '@container (width < 250px)': { display: 'none' },
  },
});

export interface Fold {
  isFolded: boolean;
  onTurn: () => void;
}

const FoldButton = ({ title, fold: { isFolded, onTurn } }: { title: string; fold: Fold }) => {
  const styles = useStyles();
  return (
    <Button
      className={styles.fold}
      size="small"
      appearance="transparent"
      icon={isFolded ? <ChevronRight16Regular /> : <ChevronDown16Regular />}
      aria-expanded={!isFolded}
      onClick={onTurn}
    >
      {title}
    </Button>
  );
};

const LateCount = ({ count }: { count: number }) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const tone = usePressureText();
  const words = i18n._(lateWords(count));
  return (
    <span className={mergeClasses(styles.late, tone.late)} title={words}>
      <pressureIcons.late aria-hidden="true" />
      <span aria-hidden="true">{i18n.number(count)}</span>
      <span className={styles.heard}>{words}</span>
    </span>
  );
};

interface ColumnHeadProps {
  title: string;
  count: number;
  lateCount: number;
  fold: Fold | null;
  /** Start of preparation of the first order of a folded column; empty if unknown. */
  next: string;
  /** `null`: the column is sorted. */
  onSort: (() => void) | null;
}

export const ColumnHead = ({ title, count, lateCount, fold, next, onSort }: ColumnHeadProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.root, fold ? styles.ofFold : undefined)}>
      <h2 className={styles.title} title={title}>
        {fold ? <FoldButton title={title} fold={fold} /> : title}
      </h2>
      <span className={styles.count}>{i18n.number(count)}</span>
      {fold?.isFolded && next !== '' && <span className={styles.next}>{t`next at ${next}`}</span>}
      {lateCount > 0 && <LateCount count={lateCount} />}
      {onSort && (
        <Button
          className={styles.sort}
          size="small"
          appearance="subtle"
          icon={<ArrowSort16Regular />}
          aria-label={t`Sort again`}
          title={t`Sort again. Paused while the pointer or the focus is in this column.`}
          onClick={onSort}
        />
      )}
    </div>
  );
};
