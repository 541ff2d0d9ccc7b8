import { useLingui } from '@lingui/react/macro';
import { dayInZone } from '../../data/datePresets.ts';
import { useTimeZone } from '../../ui/useTimeZone.ts';
import { ExportDialog } from '../exports/ExportDialog.tsx';
import { filterWords } from '../filters/filterWords.ts';
import type { ServerFile } from '../resource.ts';
import { useResource } from '../resourceContext.tsx';
import type { ShownList } from './useShownList.ts';

interface ListFileExportProps {
  file: ServerFile;
  shown: ShownList;
  onClose: () => void;
}

/** The list as the server writes it into a file, narrowed as on the screen. */
export const ListFileExport = ({ file: { operation, name }, shown, onClose }: ListFileExportProps) => {
  const { i18n, t } = useLingui();
  const { resource, screen, scope } = useResource();
  const day = dayInZone(new Date(), useTimeZone()).replaceAll('-', '');
  const { filters = {}, sort } = shown.query;
  return (
    <ExportDialog
      title={i18n._(screen.title)}
      filters={filterWords(shown.state.filters, resource.fields, shown.text)}
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
