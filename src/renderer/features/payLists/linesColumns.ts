import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ExportColumn } from '#shared/ipc/exportRoutes.ts';
import type { PayListEntity } from '#shared/ipc/payListRoutes.ts';
import type { Filter } from '#shared/query/listQuery.ts';
import { orderStatusAppearance } from '../../marketplace/orderWords.ts';
import { lineColumns } from './lineColumns.ts';

const listColumns = (entity: PayListEntity) =>
  [
    [msg`Pay list`, 'list.id', 'text'],
    [msg`City`, 'city', 'text'],
    [msg`Start date`, 'list.startDate', 'date'],
    [msg`End date`, 'list.endDate', 'date'],
    [msg`Payee`, entity === 'courierPayLists' ? 'list.fullName' : 'list.name', 'text'],
    [msg`Tax number`, 'list.idNumber', 'text'],
    [msg`IBAN`, 'list.iban', 'text'],
    [msg`VAT`, 'list.vat', 'percent'],
    [msg`Pay list sum`, 'list.sum', 'cents'],
    [msg`ID`, 'line.id', 'text'],
    [msg`Completed at`, 'line.completedAt', 'dateTime'],
    [msg`Order ID`, 'line.orderId', 'text'],
    [msg`Status`, 'line.status', 'text'],
  ] as const satisfies readonly (readonly [MessageDescriptor, string, ExportColumn['format']])[];

const statusWords = (i18n: I18n): Record<string, string> =>
  Object.fromEntries(
    Object.entries(orderStatusAppearance).map(([status, { label }]) => [status, i18n._(label)]),
  );

/** Columns of the export: those of the pay list's page, plus the columns of the list itself. Amounts of canceled
 * orders are not earned, so only payouts and fees have a total. */
export const linesColumns = (
  entity: PayListEntity,
  cities: Readonly<Record<string, string>>,
  i18n: I18n,
): ExportColumn[] => [
  ...listColumns(entity).map(([label, field, format]): ExportColumn => {
    const words = field === 'city' ? { ...cities } : field === 'line.status' ? statusWords(i18n) : null;
    return { label: i18n._(label), fields: [field], format, ...(words ? { labels: words } : {}) };
  }),
  ...lineColumns[entity === 'courierPayLists' ? 'courier' : 'establishment'].flatMap(
    ({ name, label, isComputed, isPercent, inFiles }): ExportColumn[] => [
      {
        label: i18n._(label),
        fields: [isComputed ? `figures.${name}` : `line.${name}`],
        ...(name === 'payout' || entity === 'courierPayLists' ? { total: i18n._(msg`Total`) } : {}),
        format: isPercent ? 'percent' : isComputed ? 'cents' : 'money',
      },
      ...(inFiles
        ? [
            {
              label: i18n._(inFiles.label),
              fields: [`figures.${inFiles.name}`],
              format: 'cents' as const,
              total: i18n._(msg`Total`),
            },
          ]
        : []),
    ],
  ),
];

/** Period of the filters, as the end of a file name. `today` without one. */
export const periodInName = (filters: Readonly<Record<string, Filter>>, today: string): string => {
  const { dateRange = filters.startDate ?? filters.endDate } = filters;
  if (dateRange?.match === 'exact') return dateRange.value;
  if (dateRange?.match !== 'between') return today;
  return [dateRange.from, dateRange.to].filter((day) => day !== '').join('_');
};
