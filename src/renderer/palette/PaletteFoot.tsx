import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { RecordSearch } from './useFoundRecords.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 16px',
    padding: '6px 16px',
    color: tokens.colorNeutralForeground3,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontVariantNumeric: 'tabular-nums',
  },
});

const command = navigator.userAgent.includes('Mac') ? '⌘' : 'Ctrl';

const ElsewhereState = ({ elsewhere }: Pick<RecordSearch, 'elsewhere'>) => {
  const { i18n } = useLingui();
  const { phase, cities, answered, failed } = elsewhere;
  const share = i18n.number(answered, { style: 'percent' });
  if (phase === 'notAsked') return null;
  if (phase === 'unreachable') return <Trans>No connection. Cannot search other cities.</Trans>;
  if (phase === 'tooMany') return <Trans>More results exist. Type more to find them.</Trans>;
  if (phase === 'looking')
    return (
      <>
        <Plural value={cities} one="Searching # other city" other="Searching # other cities" /> · {share}
      </>
    );
  return (
    <>
      <Plural value={cities} one="Searched # other city" other="Searched # other cities" />
      {failed > 0 && (
        <>
          {' · '}
          <Plural value={failed} one="# did not respond" other="# did not respond" />
        </>
      )}
    </>
  );
};

interface PaletteFootProps {
  count: number;
  isSearching: boolean;
  /** Enter was pressed before there was a result. */
  isWaiting: boolean;
  search: RecordSearch;
}

export const PaletteFoot = ({ count, isSearching, isWaiting, search }: PaletteFootProps) => {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <Text size={200} role="status">
        {isWaiting ? (
          <Trans>Opens when found</Trans>
        ) : search.hasFailed ? (
          <Trans>Some lists did not respond</Trans>
        ) : count === 0 && !isSearching && search.elsewhere.phase !== 'looking' ? (
          <Trans>No results</Trans>
        ) : (
          <Plural value={count} one="# result" other="# results" />
        )}
      </Text>
      <Text size={200}>
        <ElsewhereState elsewhere={search.elsewhere} />
      </Text>
      {!isWaiting && (
        <Text size={200} aria-hidden="true">
          <Trans>Enter to open, {command}+Enter to open in a new window</Trans>
        </Text>
      )}
    </div>
  );
};
