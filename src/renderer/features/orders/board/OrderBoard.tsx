import { makeStyles } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { request } from '../../../ipc/bridge.ts';
import { CancelDialog } from '../../../marketplace/order/CancelDialog.tsx';
import { useOrderActions } from '../../../marketplace/order/useOrderActions.ts';
import { scopeOfOrder } from '../../../marketplace/order/useStatusOutcome.ts';
import { cityName, useCities } from '../../../marketplace/scopeNames.ts';
import { recordPath } from '../../../paths.ts';
import { useResource } from '../../../resource/define/resourceContext.tsx';
import { useScopeStore } from '../../../stores/page.ts';
import { usePreferencesStore } from '../../../stores/preferences.ts';
import { ContainedPeek } from '../../../ui/ContainedPeek.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { openWindow } from '../../../ui/openWindow.ts';
import { BoardColumns, LoadingColumns } from './BoardColumns.tsx';
import { BoardFilters } from './BoardFilters.tsx';
import { BoardPeek } from './BoardPeek.tsx';
import { BoardTop } from './BoardTop.tsx';
import { shownCount, useBoardModel } from './boardModel.ts';
import { type BoardNews, noNews } from './boardNews.ts';
import { CouriersAside } from './CouriersAside.tsx';
import { positionOf } from './cardElements.ts';
import { useBoardFilter } from './useBoardFilter.ts';
import type { CardCommand } from './useBoardKeys.ts';
import { useBoardPanels } from './useBoardPanels.ts';
import { useMovedClick } from './useMovedClick.ts';
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
});

/** Reports the news to main, which notifies while the app is in the background. */
const useNotices = (news: BoardNews, isOn: boolean): void => {
  const { pathname } = useLocation();
  useEffect(() => {
    if (isOn && news !== noNews) void request('notices.ofOrders', { path: pathname, ...news });
  }, [isOn, pathname, news]);
};

const useCityNames = (): ReadonlyMap<string, string> => {
  const { i18n } = useLingui();
  const { country } = useScopeStore();
  const { data: cities } = useCities(country, true);
  return useMemo(
    () => new Map(cities?.map((city) => [city.id, cityName(i18n.locale, country, city)])),
    [cities, country, i18n.locale],
  );
};

/** Live board of a city's orders under way, in columns by next step. */
export const OrderBoard = () => {
  const { scope } = useResource();
  const styles = useStyles();
  const navigate = useNavigate();
  const hasNotices = usePreferencesStore((settings) => settings.orderNotices);
  const underWay = useUnderWay(scope, hasNotices);
  const { orders, total, isPending, isRead, unread, error } = underWay;
  const filter = useBoardFilter(scope);
  const model = useBoardModel({ orders, isRead, unread, isShown: filter.isShown });
  useNotices(model.news, hasNotices);
  const actions = useOrderActions();
  const cityNames = useCityNames();
  const board = useRef<HTMLDivElement>(null);
  const panels = useBoardPanels(board);
  const [canceling, setCanceling] = useState<BoardOrder | null>(null);
  const run = (command: CardCommand, element: HTMLElement): void => {
    const { id } = positionOf(element);
    const card = model.cardOf(id);
    const path = recordPath('orders', card ? scopeOfOrder(scope, card.order) : scope, id);
    const order = card?.column ? card.order : null;
    if (command === 'open') void navigate(path);
    if (command === 'openWindow') void openWindow(path);
    if (command === 'peek') panels.turnPeek(id, element);
    if (command === 'next' && order) actions.step(order, element);
    if (command === 'cancel' && order && actions.cancelsOf(order).length > 0) setCanceling(order);
  };
  const onClickCapture = useMovedClick(board, (card) => run('open', card));
  const peeked = panels.peek && model.cardOf(panels.peek.id);
  return (
    <div className={styles.root}>
      <BoardTop underWay={underWay} model={model} panels={panels} />
      {total > 0 && !isPending && (
        <BoardFilters scope={scope} filter={filter} shown={shownCount(model.columns)} total={total} />
      )}
      <div className={styles.main} onClickCapture={onClickCapture}>
        <div className={styles.area}>
          {isPending && !error && <LoadingColumns />}
          {!isPending && total === 0 && <EmptyState text={<Trans>No orders in progress.</Trans>} />}
          {!isPending && total > 0 && (
            <BoardColumns
              board={board}
              model={model}
              cityNames={cityNames}
              panels={panels}
              hasPanel={peeked !== null || panels.hasCouriers}
              onCommand={run}
            />
          )}
        </div>
        {panels.hasCouriers && !peeked && (
          <CouriersAside scope={scope} orders={orders} cityNames={cityNames} onClose={panels.turnCouriers} />
        )}
        {panels.peek && peeked && (
          <ContainedPeek of={peeked.order} onClose={panels.closePeek}>
            <BoardPeek
              key={panels.peek.id}
              side={panels.peek.side}
              card={peeked}
              orders={orders}
              minute={model.minute}
              actions={actions}
              onCancel={setCanceling}
              onClose={panels.closePeek}
            />
          </ContainedPeek>
        )}
      </div>
      {canceling && <CancelDialog order={canceling} actions={actions} onClose={() => setCanceling(null)} />}
    </div>
  );
};
