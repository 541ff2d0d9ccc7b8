import { Button, makeStyles } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { canListAllCities } from '#shared/api/operations.ts';
import { allCities } from '#shared/rules/allCities.ts';
import { isAllCities } from '../../data/entityCalls.ts';
import { toListParams } from '../../data/listParams.ts';
import { listPath } from '../../paths.ts';
import { showPalette } from '../../stores/overlays.ts';
import { useIsPrivate } from '../../stores/preferences.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useResource } from '../define/resourceContext.tsx';
import { mask } from '../fields/fieldText.ts';
import { headerHeight } from '../table/gridModel.ts';
import { filterWords } from './filterWords.ts';
import type { SearchState } from './listSearch.ts';
import { useListContext } from './useListController.tsx';

const useSkeletonStyles = makeStyles({
  root: {
    position: 'absolute',
    inset: `${headerHeight}px 0 0 0`,
    overflow: 'hidden',
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    padding: '8px 12px',
  },
});

/** Placeholder for the rows of a list that has never loaded. */
export const GridSkeleton = () => {
  const styles = useSkeletonStyles();
  return <Loading className={styles.root} size={20} count={14} />;
};

const useStyles = makeStyles({
  // Covers the empty grid below its header, which stays usable.
  root: {
    position: 'absolute',
    inset: `${headerHeight}px 0 0 0`,
    display: 'flex',
    overflow: 'auto',
  },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px' },
});

/** Limit of suggestions to search for a single word of a name. */
const maxWords = 3;

/** Explains an empty list: no match, no records yet, or all rows of the page pending deletion. */
export const EmptyList = ({ onCreate }: { onCreate: (() => void) | null }) => {
  const { queryState, text, total } = useListContext();
  const { state, change, typed, tried, words, narrowed, recognized, search } = queryState;
  const styles = useStyles();
  const { resource, scope } = useResource();
  const navigate = useNavigate();
  const { i18n, t } = useLingui();
  const isPrivate = useIsPrivate();
  const hasOtherCities = !isAllCities(scope) && canListAllCities(resource.entity);
  const lookFurther = (): void => {
    // Repeat the search as typed instead of copying the filter, which may hold the id of a person found
    // first.
    const searchState: SearchState = { typed };
    const others = Object.entries(state.filters).filter(([name]) => typed === '' || name !== narrowed);
    const search = toListParams({ ...state, page: 1, filters: Object.fromEntries(others) });
    if (!hasOtherCities) showPalette(true, typed);
    else
      void navigate(`${listPath(resource.entity, { ...scope, city: allCities })}?${search}`, {
        state: searchState,
      });
  };
  const asked = filterWords(state.filters, resource.fields, text).map(({ name, label, text: wanted }) => {
    if (name !== narrowed || (!recognized && tried.length < 2)) return `${label}: ${wanted}`;
    const where = [...tried.map((one) => i18n._(one)), recognized ? i18n._(recognized.label) : label];
    return `${[...new Set(where)].join(', ')}: ${isPrivate ? mask : typed}`;
  });
  const sentence = (): React.JSX.Element => {
    if (total > 0) return <EmptyState text={<Trans>Deleting the rows of this page…</Trans>} />;
    if (asked.length > 0) {
      return (
        <EmptyState
          text={<Trans>Nothing matches these filters.</Trans>}
          detail={asked.join(' · ')}
          action={
            <div className={styles.actions}>
              {(hasOtherCities || typed !== '') && (
                <Button appearance="primary" onClick={lookFurther}>
                  {hasOtherCities ? <Trans>Search all cities</Trans> : <Trans>Search everywhere</Trans>}
                </Button>
              )}
              {(isPrivate ? [] : words.slice(0, maxWords)).map((word) => (
                <Button key={word} onClick={() => search.onSearch(word)}>
                  {t`Search only “${word}”`}
                </Button>
              ))}
              <Button onClick={() => change((now) => ({ ...now, page: 1, filters: {} }))}>
                <Trans>Clear all</Trans>
              </Button>
            </div>
          }
        />
      );
    }
    const action = onCreate && (
      <Button appearance="primary" onClick={onCreate}>
        <Trans>Add new</Trans>
      </Button>
    );
    return <EmptyState text={<Trans>Nothing here yet.</Trans>} action={action} />;
  };
  return <div className={styles.root}>{sentence()}</div>;
};
