import { BuildingShop20Regular } from '@fluentui/react-icons/svg/building-shop';
import { VehicleBicycle20Regular } from '@fluentui/react-icons/svg/vehicle-bicycle';
import { msg } from '@lingui/core/macro';
import { differenceField, sharedAccountField } from '#shared/rules/payListDifference.ts';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { toListParams } from '../../data/listParams.ts';
import { initialListState } from '../../data/listState.ts';
import { listPath } from '../../paths.ts';
import { defineResource } from '../../resource/define/defineResource.ts';
import type { ReadyViews } from '../../resource/define/readyView.ts';
import { fieldOf } from '../../resource/fields/fieldOf.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { differenceOf } from './differenceField.tsx';

// Filtered by whole periods through `dateRange`.
const inPeriod = { filterGroup: null } as const;
const fields = {
  startDate: fieldOf.date({ label: msg`Start date`, ...inPeriod }),
  endDate: fieldOf.date({ label: msg`End date`, ...inPeriod }),
  iban: fieldOf.iban({ label: msg`IBAN` }),
  idNumber: fieldOf.text({ label: msg`Tax number`, isPersonal: true }),
  sum: fieldOf.cents({ label: msg`Sum` }),
  vat: fieldOf.percent({ label: msg`VAT` }),
  // Redundant in a city's list; a list of all cities has its own city column.
  cityId: fieldOf.id({ label: msg`City ID`, filterGroup: null }),
  difference: differenceOf({ label: msg`Difference` }),
};
const sameAccount = fieldOf.boolean({ label: msg`Same account as another payee`, filterGroup: 'money' });
const views: ReadyViews = {
  negative: {
    label: msg({ context: 'how many', message: 'Negative' }),
    // Sums are in cents.
    filters: { sum: { match: 'between', from: '', to: '-1' } },
  },
  // Main reads all lists for these. The band above them says how many are checked.
  wrong: {
    label: msg({ context: 'how many', message: 'Wrong' }),
    filters: { [differenceField]: { match: 'exact', value: 'differs' } },
    isUncounted: true,
  },
  sharedAccount: {
    label: msg`Same account`,
    filters: { [sharedAccountField]: { match: 'exact', value: 'true' } },
    isUncounted: true,
  },
};
const shared = {
  views,
  // Narrower lists have no room for it.
  updatedAtFromWidth: 1120,
  filters: {
    dateRange: fieldOf.halfMonths({ label: msg`Period` }),
    [sharedAccountField]: {
      ...sameAccount,
      filter: sameAccount.filter && { ...sameAccount.filter, isLocal: true as const },
    },
  },
  order: { field: 'startDate', order: 'desc' },
  slots: {
    band: { content: lazyComponent(async () => (await import('./PayListsBand.tsx')).PayListsBand, {}) },
    exportItem: lazyComponent(async () => (await import('./LinesExportItem.tsx')).LinesExportItem, {}),
  },
  can: {
    create: false,
    page: 'read',
    quickEdit: false,
    quickView: true,
    remove: false,
    removeBatch: false,
  },
} as const;
/** Link to the payee by name, because a pay list contains no payee id. */
const toPayee = (entity: 'establishments' | 'couriers', field: string) => (row: Row, scope: RecordScope) => {
  const name = row[field];
  if (typeof name !== 'string' || name === '') return null;
  const filters = { [field]: { match: 'text', value: name } } as const;
  return `${listPath(entity, scope)}?${toListParams({ ...initialListState, filters })}`;
};
/** Fixed export columns, independent of visible columns and scope. */
const fileColumns = (name: 'name' | 'fullName') => [
  ...['id', 'startDate', 'endDate', name, 'idNumber', 'iban', 'vat', 'sum', 'difference'],
  ...['createdAt', 'updatedAt'],
];
const period = { title: msg`Pay list`, fields: ['startDate', 'endDate', 'sum', 'vat'] } as const;

export const establishmentPayLists = defineResource({
  entity: 'establishmentPayLists',
  nameOf: ({ name }) => name,
  search: 'name',
  searchAlso: ['iban', 'idNumber'],
  fields: { ...fields, name: fieldOf.name({ label: msg`Name`, filterGroup: 'who' }) },
  columns: ['id', 'startDate', 'endDate', 'name', 'iban', 'sum', 'difference', 'createdAt', 'updatedAt'],
  pinned: ['id', 'startDate', 'endDate', 'name'],
  sections: [period, { title: msg`Payee`, fields: ['name', 'idNumber', 'iban', 'cityId'] }],
  file: { operation: 'establishmentPayLists.export', name: 'paylist', columns: fileColumns('name') },
  actions: [
    {
      name: 'payee',
      label: msg`Find the establishment`,
      Icon: BuildingShop20Regular,
      pathOf: toPayee('establishments', 'name'),
    },
  ],
  ...shared,
});

export const courierPayLists = defineResource({
  entity: 'courierPayLists',
  nameOf: ({ fullName }) => fullName,
  search: 'fullName',
  searchAlso: ['iban', 'idNumber'],
  fields: { ...fields, fullName: fieldOf.name({ label: msg`Full name`, isPersonal: true }) },
  columns: ['id', 'startDate', 'endDate', 'fullName', 'iban', 'sum', 'difference', 'createdAt', 'updatedAt'],
  pinned: ['id', 'startDate', 'endDate', 'fullName'],
  sections: [period, { title: msg`Payee`, fields: ['fullName', 'idNumber', 'iban', 'cityId'] }],
  file: { operation: 'courierPayLists.export', name: 'courier paylist', columns: fileColumns('fullName') },
  actions: [
    {
      name: 'payee',
      label: msg`Find the courier`,
      Icon: VehicleBicycle20Regular,
      pathOf: toPayee('couriers', 'fullName'),
    },
  ],
  ...shared,
});
