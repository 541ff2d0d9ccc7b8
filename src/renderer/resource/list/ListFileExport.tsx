import { useLingui } from '@lingui/react/macro';
import { dayInZone } from '../../data/datePresets.ts';
import { useTimeZone } from '../../ui/useTimeZone.ts';
import { ExportDialog } from '../exports/ExportDialog.tsx';
import { filterWords } from '../filters/filterWords.ts';
import type { ServerFile } from '../resource.ts';
import { useResource } from '../resourceContext.tsx';
import type { ListPageState } from './useListPage.ts';

interface ListFileExportProps {
  file: ServerFile;
  page: ListPageState;
  onClose: () => void;
}

/** The list as the server writes it into a file, narrowed as on the screen. */
export const ListFileExport = ({ file: { operation, name }, page, onClose }: ListFileExportProps) => {
  const { i18n, t } = useLingui();
  const { resource, screen, scope } = useResource();
  const day = dayInZone(new Date(), useTimeZone()).replaceAll('-', '');
  const { filters = {}, sort } = page.query;
  return (
    <ExportDialog
      title={i18n._(screen.title)}
      filters={filterWords(page.state.filters, resource.fields, page.text)}
      everything={t`All that there are in this city`}
      wanted={{
        operation,
        params: { ...scope },
        query: { filters, ...(sort ? { sort } : {}) },
        name: `${name}_${day}`,
      }}
      onClose={onClose}
    />
  );
};
