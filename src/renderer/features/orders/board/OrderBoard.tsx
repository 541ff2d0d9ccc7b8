import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { request } from '../../../ipc/bridge.ts';
import { CancelDialog } from '../../../marketplace/order/CancelDialog.tsx';
import { scopeOfOrder, useOrderActions } from '../../../marketplace/order/useOrderActions.ts';
import { cityName, useCities } from '../../../marketplace/scopeNames.ts';
import { listPath, recordPath } from '../../../paths.ts';
import { useResource } from '../../../resource/define/resourceContext.tsx';
import { UnreadCities } from '../../../resource/list/UnreadCities.tsx';
import { useScopeStore } from '../../../stores/page.ts';
import { usePreferencesStore } from '../../../stores/preferences.ts';
import { Banner, BannersInLine, ErrorBanner, Failures } from '../../../ui/Banner.tsx';
import { ContainedPeek } from '../../../ui/ContainedPeek.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { openWindow } from '../../../ui/openWindow.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { BoardColumn } from './BoardColumn.tsx';
import { BoardFilters } from './BoardFilters.tsx';
import { BoardPeek } from './BoardPeek.tsx';
import { BoardSummary } from './BoardSummary.tsx';
import { BoardTools } from './BoardTools.tsx';
import { shownCount, useBoardModel } from './boardModel.ts';
import { noNews } from './boardNews.ts';
import { CouriersAside } from './CouriersAside.tsx';
import { columnWidths, useFrozenWidths } from './columnWidths.ts';
import { useBoardFilter } from './useBoardFilter.ts';
import { type CardCommand, type CardPosition, columnStacks, useBoardKeys } from './useBoardKeys.ts';
import { useIsEntered } from './useIsEntered.ts';
import { type BoardOrder, useUnderWay } from './useUnderWay.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', flexGrow: 1, minHeight: '400px' },
  main: {
    position: 'relative',
    display: 'flex',
    gap: '8px',
    flexGrow: 1,
    minHeight: 0,
    containerType: 'inline-size',
    containerName: 'board',
  },
  area: {
    display: 'flex',
    flexGrow: 1,
    minWidth: 0,
    minHeight: 0,
    containerType: 'size',
    // Size containment would collapse the height on paper.
    '@media print': { containerType: 'normal' },
  },
  columns: {
    display: 'grid',
    flexGrow: 1,
    gap: '8px',
    minHeight: 0,
    minWidth: 0,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
    '@container (min-width: 860px)': {
      gridTemplateColumns: 'var(--columns, repeat(4, minmax(0, 1fr)))',
      gridTemplateRows: 'minmax(0, 1fr)',
    },
    '@media print': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto',
      alignItems: 'start',
    },
  },
  /** Next to the panel the columns stay side by side, although they are narrow. */
  withPanel: {
    '@container board (min-width: 900px)': {
      gridTemplateColumns: 'var(--columns, repeat(4, minmax(0, 1fr)))',
      gridTemplateRows: 'minmax(0, 1fr)',
    },
  },
  stack: { display: 'flex', flexDirection: 'column', gap: '4px', minWidth: 0, minHeight: 0 },
});

interface PeekedCard {
  id: string;
  /** Side of the panel: opposite to the card, so that it does not cover it. */
  side: 'left' | 'right';
}

const peekedCard = (id: string, card: HTMLElement, board: HTMLElement | null): PeekedCard => {
  const middle = (element: HTMLElement): number => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  return { id, side: board && middle(card) > middle(board) ? 'left' : 'right' };
};

const aboutBoard = msg`Orders now`;

/** Live board of a city's orders under way, in columns by next step. */
export const OrderBoard = () => {
  const { scope } = useResource();
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const hasNotices = usePreferencesStore((settings) => settings.orderNotices);
  const { orders, total, isPending, isRead, error, unread, reload } = useUnderWay(scope, hasNotices);
  const filter = useBoardFilter(scope);
  const { isShown } = filter;
  const { minute, news, counts, cardOf, columns } = useBoardModel({ orders, isRead, isShown });
  const actions = useOrderActions();
  useEffect(() => {
    if (hasNotices && news !== noNews) void request('notices.ofOrders', { path: pathname, ...news });
  }, [hasNotices, pathname, news]);
  const [peek, setPeek] = useState<PeekedCard | null>(null);
  const [hasCouriers, setCouriers] = useState(false);
  const turnCouriers = useCallback(() => {
    setPeek(null);
    setCouriers((isOpen) => !isOpen);
  }, []);
  const [canceling, setCanceling] = useState<BoardOrder | null>(null);
  const [isLaterShown, setLaterShown] = useState(false);
  const fold = useMemo(
    () => ({ isFolded: !isLaterShown, onTurn: () => setLaterShown((isShown) => !isShown) }),
    [isLaterShown],
  );
  const run = (command: CardCommand, { id }: CardPosition, element: HTMLElement): void => {
    const card = cardOf(id);
    const path = recordPath('orders', card ? scopeOfOrder(scope, card.order) : scope, id);
    const order = card?.column ? card.order : null;
    if (command === 'open') void navigate(path);
    if (command === 'openWindow') void openWindow(path);
    if (command === 'peek')
      setPeek((now) => (now?.id === id ? null : peekedCard(id, element, board.current)));
    if (command === 'close') setPeek(null);
    if (command === 'next' && order) actions.step(order, element);
    if (command === 'cancel' && order && actions.cancelsOf(order).length > 0) setCanceling(order);
  };
  const { country } = useScopeStore();
  const { data: cities } = useCities(country, true);
  const cityNames = useMemo(
    () => new Map(cities?.map((city) => [city.id, cityName(i18n.locale, country, city)])),
    [cities, country, i18n.locale],
  );
  const { board, active, onShown, onClickCapture, handlers } = useBoardKeys(run, ({ id }, element) =>
    // An open panel follows the focused card.
    setPeek((now) => now && peekedCard(id, element, board.current)),
  );
  const { isEntered, pointer } = useIsEntered(board);
  const areEmpty = columnStacks.map((stack) => stack.every((name) => columns[name].sorted.length === 0));
  const widths = useFrozenWidths(columnWidths(areEmpty), isEntered);
  const peeked = peek && cardOf(peek.id);
  const read = i18n.number(orders.length);
  const all = i18n.number(total);
  return (
    <div className={styles.root}>
      <PageHeader
        title={t`Orders now`}
        aside={!isPending && <BoardSummary total={total} {...counts} news={news} />}
      >
        <BoardTools hasCouriers={hasCouriers} onCouriers={turnCouriers} onReload={reload} />
      </PageHeader>
      {error && isPending && <ErrorBanner error={error} onRetry={reload} />}
      <BannersInLine about={aboutBoard}>
        {error && !isPending && <ErrorBanner error={error} onRetry={reload} />}
        <UnreadCities unread={unread} onRetry={reload} />
        <Failures about={listPath('orders', scope)} />
      </BannersInLine>
      {isRead && orders.length < total && (
        <Banner intent="warning">
          <Trans>
            Showing the oldest {read} of {all} orders
          </Trans>
        </Banner>
      )}
      {!isPending && total > 0 && (
        <BoardFilters scope={scope} filter={filter} shown={shownCount(columns)} total={total} />
      )}
      <div className={styles.main} onClickCapture={onClickCapture}>
        <div className={styles.area}>
          {isPending && !error && (
            <Loading className={styles.columns} size={128} count={columnStacks.length} />
          )}
          {!isPending && total === 0 && <EmptyState text={<Trans>No orders in progress.</Trans>} />}
          {!isPending && total > 0 && (
            <div
              ref={board}
              className={mergeClasses(styles.columns, peeked || hasCouriers ? styles.withPanel : undefined)}
              style={{ '--columns': widths } as CSSProperties}
              {...handlers}
              {...pointer}
            >
              {columnStacks.map((stack) => (
                <div key={stack[0]} className={styles.stack}>
                  {stack
                    // Hides the scheduled orders while there are none.
                    .filter((name) => name !== 'later' || isLaterShown || columns.later.sorted.length > 0)
                    .map((name) => (
                      <BoardColumn
                        key={name}
                        name={name}
                        {...columns[name]}
                        fold={name === 'later' ? fold : null}
                        cardOf={cardOf}
                        minute={minute}
                        cityNames={cityNames}
                        activeId={active?.column === name ? active.id : null}
                        peekedId={peek?.id ?? null}
                        onShown={onShown}
                      />
                    ))}
                </div>
              ))}
            </div>
          )}
        </div>
        {hasCouriers && !(peek && peeked) && (
          <CouriersAside
            scope={scope}
            orders={orders}
            cityNames={cityNames}
            onClose={() => setCouriers(false)}
          />
        )}
        {peek && peeked && (
          <ContainedPeek of={peeked.order} onClose={() => setPeek(null)}>
            <BoardPeek
              key={peek.id}
              side={peek.side}
              order={peeked.order}
              orders={orders}
              isListed={peeked.column !== null}
              minute={minute}
              since={peeked.since}
              actions={actions}
              onCancel={setCanceling}
              onClose={() => setPeek(null)}
            />
          </ContainedPeek>
        )}
      </div>
      {canceling && <CancelDialog order={canceling} actions={actions} onClose={() => setCanceling(null)} />}
    </div>
  );
};
