import { Receipt20Regular } from '@fluentui/react-icons/svg/receipt';
import { msg } from '@lingui/core/macro';
import { orderStatuses } from '#shared/rules/wireValues.ts';
import type { RecordScope, Row } from '../data/entityCalls.ts';
import { toListParams } from '../data/listParams.ts';
import { initialListState } from '../data/listState.ts';
import { paths } from '../paths.ts';
import type { LinkAction, RecordContentProps, RecordPanel } from '../resource/define/resource.ts';
import { fieldOf } from '../resource/fields/fieldOf.ts';
import type { ListPanelOptions } from '../resource/record/ListPanel.tsx';
import type { RowsColumns } from '../resource/record/RowsTable.tsx';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { orderStatusAppearance } from './orderWords.ts';

const listPanel = (options: ListPanelOptions): RecordPanel => ({
  name: options.entity,
  content: lazyComponent<RecordContentProps, ListPanelOptions>(
    async () => (await import('../resource/record/ListPanel.tsx')).ListPanel,
    options,
  ),
});

/** Columns of a small table of orders. */
export const orderColumns: RowsColumns = {
  columns: {
    id: fieldOf.shortId({ label: msg`ID` }),
    createdAt: fieldOf.dateTime({ label: msg`Created at` }),
    status: fieldOf.choice({
      label: msg`Status`,
      choices: orderStatuses.map((value) => ({ value, ...orderStatusAppearance[value] })),
    }),
    establishmentName: fieldOf.text({ label: msg`Establishment` }),
    orderTotal: fieldOf.money({ label: msg`Order total` }),
  },
  secondLine: ['createdAt', 'establishmentName'],
  pathOf: ({ country = '', city = '' }, id) => paths.orders.record({ country, city, id }),
};

type Person = 'courierId' | 'customerId';

const filtersOf = (field: Person, id: string) => ({ [field]: { match: 'exact', value: id } as const });

/** List of all orders of a customer or courier. */
export const ordersPath = (field: Person, { country = '', city = '' }: RecordScope, id: string): string =>
  `${paths.orders.list({ country, city })}?${toListParams({ ...initialListState, filters: filtersOf(field, id) })}`;

/** Orders of a customer or courier: link to the list, and a panel with the latest ones. */
export const ordersOf = (field: Person): { toOrders: LinkAction; lastOrders: RecordPanel } => {
  const filters = ({ id }: Row) => filtersOf(field, id);
  const listPath = (scope: RecordScope, { id }: Row): string => ordersPath(field, scope, id);
  const toOrders: LinkAction = {
    name: 'orders',
    label: msg`Orders`,
    Icon: Receipt20Regular,
    // No link if the record's count of orders is 0.
    pathOf: (row, scope) => (row.orders === 0 ? null : listPath(scope, row)),
  };
  const lastOrders = listPanel({
    entity: 'orders',
    title: msg`Last orders`,
    empty: msg`No orders yet`,
    filters,
    sort: { field: 'createdAt', order: 'desc' },
    ...orderColumns,
    listPath,
  });
  return { toOrders, lastOrders };
};
