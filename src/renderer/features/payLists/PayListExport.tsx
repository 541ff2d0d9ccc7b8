import { useLingui } from '@lingui/react/macro';
import type { ExportWords } from '#shared/ipc/exportRoutes.ts';
import type { PayeeType } from '#shared/rules/payouts.ts';
import { shortenText } from '#shared/text/shortenText.ts';
import { statusText } from '../../marketplace/orderWords.ts';
import { ExportDialog } from '../../resource/list/ExportDialog.tsx';
import type { FilterWords } from '../../resource/list/filterWords.ts';
import type { LineFilter } from './LineFilters.tsx';
import { entityOf, type PayList, type usePayListParams } from './usePayList.ts';

interface PayListExportProps {
  payeeType: PayeeType;
  params: ReturnType<typeof usePayListParams>;
  payList: PayList;
  title: string;
  filters: LineFilter;
  exportWords: ExportWords;
  onClose: () => void;
}

const compact = (date: string): string => date.replaceAll('-', '');

/** Leaves room for the dates within the limit of a file's name. */
const maxPayee = 160;

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
  name: `${shortenText(payList.payee, maxPayee)}_${compact(payList.startDate)}_${compact(payList.endDate)}`,
});

/** Export dialog that lists the filters applied to the file. */
export const PayListExport = ({
  payeeType,
  params,
  payList,
  title,
  filters,
  exportWords,
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
      onClose={onClose}
    />
  );
};
