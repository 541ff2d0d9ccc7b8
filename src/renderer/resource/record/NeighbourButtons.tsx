import { makeStyles, tokens } from '@fluentui/react-components';
import { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { allCities } from '#shared/rules/allCities.ts';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { listParamsWithPage, parseListParams } from '../../data/listParams.ts';
import { listAhead, readAhead, recordAhead, restMs } from '../../data/live/readAhead.ts';
import { asAppError, queryClient } from '../../data/queryClient.ts';
import { listPageOptions } from '../../data/useList.ts';
import { listPath, recordPath } from '../../paths.ts';
import { failureOf, forgetFailures, reportFailures } from '../../stores/failures.ts';
import { listOpenedFrom } from '../../stores/page.ts';
import { errorText } from '../../ui/errorText.ts';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { useDocumentKeys } from '../../ui/useDocumentKeys.ts';
import { useResource } from '../define/resourceContext.tsx';
import {
  citiesIn,
  extendShownPage,
  memoryOf,
  type NeighbourStep,
  neighbourOf,
  pagesToTurn,
  rankOf,
  rememberList,
  type ShownPage,
} from '../table/listRestoration.ts';

/** In a list of all cities, the next record may belong to another city. */
const scopeOfNeighbour = (
  scope: RecordScope,
  shown: ShownPage | null | undefined,
  id: string,
): RecordScope => {
  const city = shown?.cities?.[id];
  return city ? { ...scope, city } : scope;
};

/** Prefetches the next record while the user views this one. */
const useNextAhead = (id: string, shown: ShownPage | null, listScope: RecordScope): void => {
  const { resource, scope } = useResource();
  const { entity, named } = resource;
  useEffect(() => {
    const next = shown && neighbourOf(shown, id, 1);
    if (!shown || !next) return;
    const ahead =
      'id' in next
        ? recordAhead(entity, scopeOfNeighbour(scope, shown, next.id), next.id)
        : listAhead(listPageOptions(entity, listScope, { ...shown.query, page: next.page }, named));
    if (!ahead) return;
    const timer = setTimeout(() => void readAhead(ahead), restMs);
    return () => clearTimeout(timer);
  }, [entity, named, scope, listScope, shown, id]);
};

/** Previous/next navigation in the order and with the filters of the list. */
export const useNeighbours = (id: string) => {
  const { resource, scope } = useResource();
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const [isReading, setReading] = useState(false);
  const ofCity = listPath(resource.entity, scope);
  const list = listOpenedFrom(ofCity);
  const isOfAll = list !== ofCity;
  const listScope = useMemo(() => (isOfAll ? { ...scope, city: allCities } : scope), [isOfAll, scope]);
  const memory = memoryOf(list);
  const shown = memory?.shownPage ?? null;
  useNextAhead(id, shown, listScope);

  /** Loads the adjacent page. The remembered list moves along, so that "Back" leads to that page. */
  const turnPage = async (page: number, step: NeighbourStep): Promise<string | undefined> => {
    if (!memory || !shown) return undefined;
    for (const at of pagesToTurn(page, step)) {
      const query = { ...shown.query, page: at };
      const options = listPageOptions(resource.entity, listScope, query, resource.named);
      const answer = await queryClient.fetchQuery(options);
      const { rows } = options.select?.(answer) ?? answer;
      const more = extendShownPage(
        shown,
        rows.map((row) => row.id),
        step,
      );
      if (!more) continue;
      rememberList(list, {
        search: listParamsWithPage(memory.search, at),
        scroll: null,
        shownPage: { ...shown, ...more, cities: { ...shown.cities, ...citiesIn(rows) } },
      });
      return more.ids[step === 1 ? shown.ids.length : more.ids.length - shown.ids.length - 1];
    }
    // The remaining records of the snapshot have left the list.
    rememberList(list, { shownPage: { ...shown, total: shown.before + shown.ids.length } });
    return undefined;
  };
  /** First following record of the page as last read that meets the condition. */
  const firstAfter = (isWanted: (row: Row) => boolean): string | undefined => {
    if (!shown) return undefined;
    const { queryKey } = listPageOptions(resource.entity, listScope, shown.query, resource.named);
    const rows = queryClient.getQueryData(queryKey)?.rows ?? [];
    const wanted = new Set(rows.filter(isWanted).map((row) => row.id));
    return shown.ids.slice(shown.ids.indexOf(id) + 1).find((next) => wanted.has(next));
  };
  const go = async (step: NeighbourStep, isWanted?: (row: Row) => boolean): Promise<void> => {
    const neighbour = shown && neighbourOf(shown, id, step);
    if (!neighbour || isReading) return;
    setReading(true);
    forgetFailures(ofCity);
    try {
      const wanted = isWanted && firstAfter(isWanted);
      const next = wanted ?? ('id' in neighbour ? neighbour.id : await turnPage(neighbour.page, step));
      if (next === undefined) return;
      await navigate(
        recordPath(resource.entity, scopeOfNeighbour(scope, memoryOf(list)?.shownPage, next), next),
      );
    } catch (cause) {
      const error = asAppError(cause);
      if (error) reportFailures(ofCity, [failureOf(id, error, errorText(i18n, error))]);
    } finally {
      setReading(false);
    }
  };
  return {
    /** Position among all matching records, from 1. `null`: not opened from a list. */
    rank: shown && rankOf(shown, id),
    total: shown?.total ?? 0,
    /** Opened from a saved view. Then the number of remaining records is shown. */
    isOfView: Boolean(memory && parseListParams(new URLSearchParams(memory.search)).view),
    canGo: (step: NeighbourStep) => shown !== null && neighbourOf(shown, id, step) !== null,
    /** With a condition: to the next record that meets it, else to the adjacent one. */
    go: (step: NeighbourStep, isWanted?: (row: Row) => boolean) => void go(step, isWanted),
  };
};

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '4px' },
  rank: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
});

/** Buttons for the previous and next record. Empty if the record was not opened from a list. */
export const NeighbourButtons = ({ id }: { id: string }) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { rank, total, isOfView, canGo, go } = useNeighbours(id);
  useDocumentKeys((event) => {
    if (!event.altKey || (event.key !== 'PageUp' && event.key !== 'PageDown')) return;
    event.preventDefault();
    go(event.key === 'PageUp' ? -1 : 1);
  });
  if (rank === null) return null;
  const [current, all, left] = [i18n.number(rank), i18n.number(total), i18n.number(total - rank)];
  return (
    <div className={styles.root}>
      <ToolButton
        label={t`Previous record`}
        shortcut="Alt+PageUp"
        icon={<ChevronLeft20Regular />}
        disabledFocusable={!canGo(-1)}
        onClick={() => go(-1)}
      />
      <span className={styles.rank}>
        <Trans>
          {current} of {all}
        </Trans>
        {isOfView && (
          <>
            {' · '}
            <Trans>{left} left</Trans>
          </>
        )}
      </span>
      <ToolButton
        label={t`Next record`}
        shortcut="Alt+PageDown"
        icon={<ChevronRight20Regular />}
        disabledFocusable={!canGo(1)}
        onClick={() => go(1)}
      />
    </div>
  );
};
