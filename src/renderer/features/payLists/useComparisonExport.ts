import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ComparisonExport, ExportColumn } from '#shared/ipc/exportRoutes.ts';
import type { PayListsQuery } from '#shared/ipc/payListRoutes.ts';
import type { HalfMonth } from '#shared/rules/plainDates.ts';
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
import { useFormatters, useTimeZone } from '../../ui/useFormatters.ts';
import { narrowedTo } from './comparePayees.ts';

/** Exports all compared payees, in the format of the other files of pay lists. */
export const useComparisonExport = ({ entity, params, filters = {} }: PayListsQuery) => {
  const { i18n, t } = useLingui();
  const { resource } = useResource();
  const { days } = useFormatters();
  const timeZone = useTimeZone();
  const words = useExportWords(useListContext());
  const place = useFilePlace();
  const cities = useCityLabels();
  return (now: HalfMonth, before: HalfMonth): void => {
    const total = i18n._(msg`Total`);
    const column = (label: string, field: string, more: Partial<ExportColumn>): ExportColumn => ({
      ...{ label, fields: [field], format: 'text', ...more },
    });
    const columns = [
      column(t`City`, 'cityId', { labels: cities }),
      column(t`Payee`, 'payee', {}),
      column(t`Tax number`, 'idNumber', {}),
      column(t`IBAN`, 'iban', {}),
      column(days(now.start, now.end), 'now', { format: 'cents', total }),
      column(days(before.start, before.end), 'before', { format: 'cents', total }),
      column(t`Difference`, 'difference', { format: 'cents', total }),
      column(t`Percent`, 'percent', { format: 'percent' }),
    ];
    // Main adds each of the half-months.
    const { dateRange: _period, ...payees } = narrowedTo(filters, now);
    const wanted: ComparisonExport = {
      ...{ entity, params, columns, timeZone, now, before, query: { filters: payees } },
      name: exportName(`${entity}Comparison`, [place], `${now.start}_${now.end}`),
      profile: profileOf(resource, usePreferencesStore.getState()),
      words: { ...words, title: t`Comparison` },
    };
    void startExport({ type: 'comparison', wanted }, i18n);
  };
};
