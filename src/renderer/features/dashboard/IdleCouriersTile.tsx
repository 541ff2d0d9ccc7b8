import { mergeClasses } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ActivityReading } from '#shared/ipc/courierRoutes.ts';
import type { RecordScope } from '../../data/entityCalls.ts';
import { toListQuery } from '../../data/listState.ts';
import { countOptions } from '../../data/useList.ts';
import { readyViews } from '../../marketplace/readyViews.ts';
import { useActivityReading } from '../../marketplace/useActivityReading.ts';
import { listPath } from '../../paths.ts';
import { readyViewSearch } from '../../resource/define/readyView.ts';
import { useFormatters } from '../../ui/useFormatters.ts';
import { useToday } from '../../ui/useMinute.ts';
import { AttentionTile, useTileStyles } from './AttentionTile.tsx';

const { idle } = readyViews.couriers;

const shareOf = ({ cities, orders, total }: ActivityReading): number =>
  cities ? cities.done / cities.total : total > 0 ? orders / total : 0;

interface UnreadTileProps {
  label: string;
  reading: ActivityReading | null;
  isFailed: boolean;
  onRead: () => void;
}

/** Offers to read the orders: they may take 40 requests a city. */
const UnreadTile = ({ label, reading, isFailed, onRead }: UnreadTileProps) => {
  const { t } = useLingui();
  const tile = useTileStyles();
  const { percent } = useFormatters();
  const isRunning = reading?.state === 'running';
  const share = isRunning ? percent(Math.floor(100 * shareOf(reading))) : '';
  const offer = isFailed ? t`Failed. Try again` : t`Read the orders`;
  return (
    <button
      type="button"
      className={mergeClasses(tile.root, tile.calm)}
      aria-disabled={isRunning}
      onClick={isRunning ? undefined : onRead}
    >
      <span className={tile.number}>–</span>
      <span className={tile.label}>{label}</span>
      <span className={tile.where}>{isRunning ? t`Reading the orders: ${share}` : offer}</span>
    </button>
  );
};

/** Active couriers without an order for 14 days, counted only from orders that were read today. */
export const IdleCouriersTile = ({ scope }: { scope: RecordScope }) => {
  const { i18n, t } = useLingui();
  const { country = '', city = '' } = scope;
  const { timeOrDay } = useFormatters();
  const today = useToday();
  const { reading, error, read } = useActivityReading(country, city, false);
  const isRead = reading?.state === 'done';
  const query = toListQuery({ page: 1, size: 1, sort: null, filters: idle?.filters ?? {} }, today);
  const count = useQuery({
    ...countOptions('couriers', scope, query),
    // Not refreshed with the other counts, because each reads all active couriers.
    ...{ meta: {}, staleTime: Number.POSITIVE_INFINITY, enabled: isRead },
  });
  // The link takes the focus of the button that it replaces.
  const root = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isRead && isAsked.current && document.activeElement === document.body)
      root.current?.querySelector('a')?.focus();
  }, [isRead]);
  const label = idle ? i18n._(idle.label) : '';
  if (!isRead || !idle)
    return (
      <UnreadTile
        {...{ label, reading }}
        isFailed={error !== null || reading?.state === 'failed'}
        onRead={() => {
          isAsked.current = true;
          void read(false);
        }}
      />
    );
  const at = timeOrDay(reading.readAt ?? '', today);
  return (
    <div ref={root}>
      <AttentionTile
        to={listPath('couriers', scope) + readyViewSearch('idle', idle)}
        label={label}
        where={reading.isComplete ? t`Couriers, as of ${at}` : t`Couriers, at most, as of ${at}`}
        count={
          count.data && { total: count.data.total, oldest: null, isAtLeast: count.data.unread.length > 0 }
        }
      />
    </div>
  );
};
