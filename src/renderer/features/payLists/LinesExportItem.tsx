import { MenuItem } from '@fluentui/react-components';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ExportColumn, LinesExport } from '#shared/ipc/exportRoutes.ts';
import type { PayListEntity } from '#shared/ipc/payListRoutes.ts';
import { dayInZone } from '#shared/rules/plainDates.ts';
import { orderStatusAppearance } from '../../marketplace/orderWords.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import {
  exportName,
  profileOf,
  useCityLabels,
  useExportWords,
  useFilePlace,
} from '../../resource/list/listExportOf.ts';
import { startExport } from '../../resource/list/startExport.ts';
import { useListContext } from '../../resource/list/useListController.tsx';
import { usePreferencesStore } from '../../stores/preferences.ts';
import { useTimeZone } from '../../ui/useFormatters.ts';
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
    [msg`VAT`, 'list.vat', 'number'],
    [msg`ID`, 'line.id', 'text'],
    [msg`Completed at`, 'line.completedAt', 'dateTime'],
    [msg`Order ID`, 'line.orderId', 'text'],
    [msg`Status`, 'line.status', 'text'],
  ] as const satisfies readonly (readonly [MessageDescriptor, string, ExportColumn['format']])[];

/** Columns of the export: those of the pay list's page, plus the columns of the list itself. */
const columnsOf = (
  entity: PayListEntity,
  labels: Readonly<Record<string, Record<string, string>>>,
  i18n: I18n,
): ExportColumn[] => [
  ...listColumns(entity).map(([label, field, format]): ExportColumn => {
    const words = labels[field];
    return { label: i18n._(label), fields: [field], format, ...(words ? { labels: words } : {}) };
  }),
  ...lineColumns[entity === 'courierPayLists' ? 'courier' : 'establishment'].flatMap(
    ({ name, label, isComputed, isPercent, inFiles }): ExportColumn[] => [
      {
        label: i18n._(label),
        fields: [isComputed ? `figures.${name}` : `line.${name}`],
        format: isPercent ? 'number' : isComputed ? 'cents' : 'money',
      },
      ...(inFiles
        ? [{ label: i18n._(inFiles.label), fields: [`figures.${inFiles.name}`], format: 'cents' as const }]
        : []),
    ],
  ),
];

/** Item in the menu next to "Export": the lines of all matching pay lists in one file. */
export const LinesExportItem = () => {
  const { i18n, t } = useLingui();
  const { resource, scope } = useResource();
  const shown = useListContext();
  const timeZone = useTimeZone();
  const words = useExportWords(shown);
  const place = useFilePlace();
  const cities = useCityLabels();
  const chosen = [...shown.selection.selection.rows.keys()];
  const entity = resource.entity as PayListEntity;
  const start = (only?: string[]): void => {
    const { country = '', city = '' } = scope;
    const { filters = {} } = shown.query;
    const statuses = Object.entries(orderStatusAppearance).map(([status, { label }]) => [
      status,
      i18n._(label),
    ]);
    const columns = columnsOf(
      entity,
      {
        'line.status': Object.fromEntries(statuses),
        city: cities,
      },
      i18n,
    );
    const wanted: LinesExport = {
      entity,
      params: { country, city },
      query: { filters },
      columns,
      name: exportName(`${entity}Lines`, [country, place], dayInZone(new Date(), timeZone)),
      timeZone,
      profile: profileOf(resource, usePreferencesStore.getState()),
      words: { ...words, title: t`${words.title}, all lines` },
      ...(only ? { only } : {}),
    };
    void startExport({ type: 'lines', wanted }, i18n);
  };
  return (
    <>
      {chosen.length > 0 && (
        <MenuItem onClick={() => start(chosen)}>
          {t`${plural(chosen.length, {
            one: 'Lines of the # list selected',
            other: 'Lines of the # lists selected',
          })}`}
        </MenuItem>
      )}
      <MenuItem disabled={shown.total === 0} onClick={() => start()}>
        {t`${plural(shown.total, {
          one: 'Lines of the # list found',
          other: 'Lines of all # lists found',
        })}`}
      </MenuItem>
    </>
  );
};
