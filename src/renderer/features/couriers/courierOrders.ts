import { Receipt20Regular } from '@fluentui/react-icons';
import { msg } from '@lingui/core/macro';
import { orderStatuses } from '#shared/domain/orderStatuses.ts';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { toListParams } from '../../data/listParams.ts';
import { initialListState } from '../../data/listState.ts';
import { paths } from '../../paths.ts';
import { fieldOf } from '../../resource/kinds/fieldOf.ts';
import { listPanel } from '../../resource/panels/listPanel.ts';
import type { LinkAction } from '../../resource/resource.ts';
import { orderStatusLooks } from '../../resource/words/orderStatuses.ts';

const ofCourier = ({ id }: Row) => ({ courierId: { kind: 'exact', value: id } }) as const;

/** The list of orders with those of one courier. */
const listPath = ({ country = '', city = '' }: RecordScope, courier: Row): string =>
  `${paths.orders.list({ country, city })}?${toListParams({ ...initialListState, filters: ofCourier(courier) })}`;

export const toOrders: LinkAction = {
  name: 'orders',
  label: msg`Orders`,
  Icon: Receipt20Regular,
  pathOf: (courier, scope) => listPath(scope, courier),
};

export const lastOrders = listPanel({
  entity: 'orders',
  title: msg`Last orders`,
  empty: msg`No orders yet`,
  filters: ofCourier,
  sort: { field: 'createdAt', order: 'desc' },
  columns: {
    id: fieldOf.shortId({ label: msg`ID` }),
    createdAt: fieldOf.dateTime({ label: msg`Created at` }),
    status: fieldOf.choice({
      label: msg`Status`,
      choices: orderStatuses.map((value) => ({ value, ...orderStatusLooks[value] })),
    }),
    establishmentName: fieldOf.text({ label: msg`Establishment` }),
    orderTotal: fieldOf.money({ label: msg`Order total` }),
  },
  pathOf: ({ country = '', city = '' }, id) => paths.orders.record({ country, city, id }),
  listPath,
});
