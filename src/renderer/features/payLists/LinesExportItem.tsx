import { MenuItem } from '@fluentui/react-components';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LinesExport } from '#shared/ipc/exportRoutes.ts';
import type { PayListEntity } from '#shared/ipc/payListRoutes.ts';
import { dayInZone } from '#shared/rules/plainDates.ts';
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
import { linesColumns, periodInName } from './linesColumns.ts';

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
    const columns = linesColumns(entity, cities, i18n);
    const wanted: LinesExport = {
      entity,
      params: { country, city },
      query: { filters },
      columns,
      name: exportName(`${entity}Lines`, [place], periodInName(filters, dayInZone(new Date(), timeZone))),
      timeZone,
      profile: profileOf(resource, usePreferencesStore.getState()),
      words: { ...words, title: t`Lines` },
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
