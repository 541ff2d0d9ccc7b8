import { Select } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { needsCourier } from '#shared/rules/orderPlan.ts';
import { isAllCities, type RecordScope } from '../../../data/entityCalls.ts';
import { useMinute } from '../../../ui/useMinute.ts';
import { CouriersPanel } from '../couriers/CouriersPanel.tsx';
import { BoardAside } from './BoardAside.tsx';
import type { BoardOrder } from './useUnderWay.ts';

interface CouriersAsideProps {
  scope: RecordScope;
  orders: readonly BoardOrder[];
  cityNames: ReadonlyMap<string, string>;
  onClose: () => void;
}

/** City with the most orders that need a courier, then the one with the most orders. */
const busiestCity = (orders: readonly BoardOrder[], now: number): string | null => {
  const weights = new Map<string, number>();
  for (const order of orders)
    if (order.city)
      weights.set(order.city, (weights.get(order.city) ?? 0) + (needsCourier(order, now) ? 1000 : 1));
  return [...weights].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null;
};

/** Side panel with the couriers of the board's city; on a board of all cities, of one of them. */
export const CouriersAside = ({ scope, orders, cityNames, onClose }: CouriersAsideProps) => {
  const { t } = useLingui();
  const minute = useMinute();
  const isOfAll = isAllCities(scope);
  const [chosen, setChosen] = useState<string | null>(() => busiestCity(orders, minute));
  const city = isOfAll ? chosen : (scope.city ?? null);
  const ofCity = useMemo(() => (city === null ? null : { ...scope, city }), [scope, city]);
  const shown = useMemo(
    () => (isOfAll ? orders.filter((order) => order.city === city) : orders),
    [orders, isOfAll, city],
  );
  return (
    <BoardAside label={t`Couriers`} title={t`Couriers`} onClose={onClose}>
      {isOfAll && (
        <Select
          size="small"
          aria-label={t`City`}
          value={city ?? ''}
          onChange={(_event, { value }) => setChosen(value)}
        >
          {city === null && <option value="">{t`Choose a city`}</option>}
          {[...cityNames].map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {ofCity && <CouriersPanel key={ofCity.city} scope={ofCity} orders={shown} establishmentId={null} />}
    </BoardAside>
  );
};
