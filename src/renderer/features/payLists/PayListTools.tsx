import { Button, MenuItem } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ExportWords } from '#shared/ipc/exportRoutes.ts';
import type { PayeeType } from '#shared/rules/payouts.ts';
import { useCities } from '../../marketplace/scopeNames.ts';
import { isFormatChosen, startFileExport } from '../../resource/list/ExportDialog.tsx';
import { ExportChoices } from '../../resource/list/ExportTools.tsx';
import { useScopeStore } from '../../stores/page.ts';
import { usePreferencesStore } from '../../stores/preferences.ts';
import { useFormatters, useTimeZone } from '../../ui/useFormatters.ts';
import { canSavePage } from '../../ui/usePrint.ts';
import type { LineFilter } from './LineFilters.tsx';
import { linesFile, PayListExport, startLinesExport } from './PayListExport.tsx';
import { type PayList, statementSearch, type usePayListParams } from './usePayList.ts';

interface PayListToolsProps {
  payeeType: PayeeType;
  params: ReturnType<typeof usePayListParams>;
  payList: PayList;
  /** Name of the payee, for the dialog. */
  title: string;
  /** Filters of the lines on screen, which are those of the file. */
  filters: LineFilter;
}

/** Export of the lines, and the way to the statement. */
export const PayListTools = ({ payeeType, params, payList, title, filters }: PayListToolsProps) => {
  const { i18n, t } = useLingui();
  const navigate = useNavigate();
  const [isExporting, setIsExporting] = useState(false);
  const timeZone = useTimeZone();
  const { date } = useFormatters();
  const { country } = useScopeStore();
  const { data: cities } = useCities(country, true);
  const place = cities?.find(({ id }) => id === params.city)?.name ?? '';
  const period = `${date(payList.startDate)} – ${date(payList.endDate)}`;
  const words: ExportWords = {
    title: t`Lines of a pay list`,
    place,
    country: params.country,
    filters: [{ name: 'dateRange', label: t`Period`, text: period }],
  };
  const start = (): void => {
    const { fileProfile: profile } = usePreferencesStore.getState();
    if (profile === 'raw') startFileExport(linesFile(payeeType, params, payList, filters, words), i18n);
    else startLinesExport({ payeeType, params, payList, filters, words, place, timeZone, profile }, i18n);
  };
  return (
    <span>
      <Button
        icon={<ArrowDownload20Regular />}
        onClick={() => (isFormatChosen() ? start() : setIsExporting(true))}
      >
        <Trans>Export</Trans>
      </Button>
      <ExportChoices
        onAsk={() => setIsExporting(true)}
        more={
          <MenuItem onClick={() => void navigate({ search: `?${statementSearch}` })}>
            {canSavePage() ? <Trans>Statement: print or PDF…</Trans> : <Trans>Statement: print…</Trans>}
          </MenuItem>
        }
      />
      {isExporting && (
        <PayListExport
          payeeType={payeeType}
          params={params}
          payList={payList}
          title={title}
          filters={filters}
          exportWords={words}
          onStart={start}
          onClose={() => setIsExporting(false)}
        />
      )}
    </span>
  );
};
