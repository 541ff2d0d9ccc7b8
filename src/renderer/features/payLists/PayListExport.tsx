import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ExportWords, LinesExport } from '#shared/ipc/exportRoutes.ts';
import type { PayeeType } from '#shared/rules/payouts.ts';
import { shortenText } from '#shared/text/shortenText.ts';
import { statusText } from '../../marketplace/orderWords.ts';
import { ExportDialog } from '../../resource/list/ExportDialog.tsx';
import type { FilterWords } from '../../resource/list/filterWords.ts';
import { startExport } from '../../resource/list/startExport.ts';
import type { LineFilter } from './LineFilters.tsx';
import { linesColumns } from './linesColumns.ts';
import { entityOf, type PayList, type usePayListParams } from './usePayList.ts';

interface PayListExportProps {
  payeeType: PayeeType;
  params: ReturnType<typeof usePayListParams>;
  payList: PayList;
  title: string;
  filters: LineFilter;
  exportWords: ExportWords;
  onStart: () => void;
  onClose: () => void;
}

const compact = (date: string): string => date.replaceAll('-', '');

/** Leaves room for the dates within the limit of a file's name. */
const maxPayee = 160;

const nameOf = ({ payee, startDate, endDate }: PayList): string =>
  `${shortenText(payee, maxPayee)}_${compact(startDate)}_${compact(endDate)}`;

/** Server-generated file of one pay list's lines, with the filters on screen. */
export const linesFile = (
  payeeType: PayeeType,
  params: ReturnType<typeof usePayListParams>,
  payList: PayList,
  filters: LineFilter,
  words: ExportWords,
) => ({
  operation: `${entityOf(payeeType)}.exportOrders` as const,
  params,
  query: { filters: { ...filters } },
  words,
  name: nameOf(payList),
});

interface WantedLines {
  payeeType: PayeeType;
  params: ReturnType<typeof usePayListParams>;
  payList: PayList;
  filters: LineFilter;
  words: ExportWords;
  place: string;
  timeZone: LinesExport['timeZone'];
  profile: LinesExport['profile'];
}

/** File of one pay list that main writes, with the same columns as the lines of many. */
export const startLinesExport = (
  { payeeType, params, payList, filters, words, place, timeZone, profile }: WantedLines,
  i18n: I18n,
): void => {
  const { startDate, endDate, cityId } = payList;
  const entity = entityOf(payeeType);
  const { country, city } = params;
  const wanted: LinesExport = {
    ...{ entity, params: { country, city }, timeZone, profile, words, lineFilters: { ...filters } },
    query: { filters: { dateRange: { match: 'between', from: startDate, to: endDate } } },
    columns: linesColumns(entity, { [cityId || city]: place }, i18n),
    name: nameOf(payList),
    only: [payList.id],
  };
  void startExport({ type: 'lines', wanted }, i18n);
};

/** Export dialog that lists the filters applied to the file. */
export const PayListExport = ({
  payeeType,
  params,
  payList,
  title,
  filters,
  exportWords,
  onStart,
  onClose,
}: PayListExportProps) => {
  const { i18n, t } = useLingui();
  const { status, ordersId } = filters;
  const words: FilterWords[] = [
    ...(status?.match === 'in'
      ? [
          {
            name: 'status',
            label: t`Status`,
            text: status.values.map((one) => statusText(i18n, one)).join(', '),
          },
        ]
      : []),
    ...(ordersId?.match === 'exact' ? [{ name: 'ordersId', label: t`Order ID`, text: ordersId.value }] : []),
    ...(ordersId?.match === 'in'
      ? [{ name: 'ordersId', label: t`Order ID`, text: ordersId.values.join(', ') }]
      : []),
  ];
  return (
    <ExportDialog
      title={title}
      filters={words}
      everything={t`All lines of this pay list`}
      wanted={linesFile(payeeType, params, payList, filters, exportWords)}
      onStart={onStart}
      onClose={onClose}
    />
  );
};
