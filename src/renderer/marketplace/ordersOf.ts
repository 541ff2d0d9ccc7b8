import { Receipt20Regular } from '@fluentui/react-icons/svg/receipt';
import { msg } from '@lingui/core/macro';
import { isCanceled, orderStatuses } from '#shared/rules/wireValues.ts';
import type { RecordScope, Row } from '../data/entityCalls.ts';
import { toListParams } from '../data/listParams.ts';
import { initialListState, type ListState } from '../data/listState.ts';
import { paths } from '../paths.ts';
import type { LinkAction, RecordContentProps } from '../resource/define/resource.ts';
import { fieldOf } from '../resource/fields/fieldOf.ts';
import type { RowsColumns } from '../resource/record/RowsTable.tsx';
import type { LazyComponent } from '../ui/lazyComponent.tsx';
import { listPanelOf } from './listPanelOf.ts';
import { orderStatusAppearance } from './orderWords.ts';

type Party = 'courierId' | 'customerId' | 'establishmentId';

/** Filter and sort order of a party's last orders. */
export const lastOrdersOf = (field: Party) => ({
  filters: ({ id }: Pick<Row, 'id'>) => ({ [field]: { match: 'exact', value: id } as const }),
  sort: { field: 'createdAt', order: 'desc' } as const,
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

/** List of all orders of a party. */
export const ordersPath = (
  field: Party,
  { country = '', city = '' }: RecordScope,
  id: string,
  more: ListState['filters'] = {},
): string => {
  const filters = { ...lastOrdersOf(field).filters({ id }), ...more };
  return `${paths.orders.list({ country, city })}?${toListParams({ ...initialListState, filters })}`;
};

/** List of the canceled orders of a customer. */
export const canceledOrdersPath = (scope: RecordScope, customerId: string): string =>
  ordersPath('customerId', scope, customerId, {
    status: { match: 'in', values: orderStatuses.filter(isCanceled) },
  });

/** Orders of a customer, courier or establishment: link to the list, and a panel with the latest ones. */
export const ordersOf = (
  field: Party,
): { toOrders: LinkAction; lastOrders: LazyComponent<RecordContentProps> } => {
  const listPath = (scope: RecordScope, { id }: Row): string => ordersPath(field, scope, id);
  const { establishmentName, ...ownColumns } = orderColumns.columns;
  const toOrders: LinkAction = {
    name: 'orders',
    label: msg`Orders`,
    Icon: Receipt20Regular,
    // No link if the record's count of orders is 0.
    pathOf: (row, scope) => (row.orders === 0 ? null : listPath(scope, row)),
  };
  const lastOrders = listPanelOf({
    entity: 'orders',
    title: msg`Last orders`,
    empty: msg`No orders yet`,
    ...lastOrdersOf(field),
    ...orderColumns,
    ...(field === 'establishmentId' ? { columns: ownColumns } : {}),
    listPath,
  });
  return { toOrders, lastOrders };
};
