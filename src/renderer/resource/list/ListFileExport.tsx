import { useLingui } from '@lingui/react/macro';
import { dayInZone } from '#shared/domain/zonedText.ts';
import { useTimeZone } from '../../ui/useTimeZone.ts';
import { ExportDialog } from '../exports/ExportDialog.tsx';
import { type FilterWords, filterWords } from '../filters/filterWords.ts';
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
  const { resource, scope, title } = useResource();
  const day = dayInZone(new Date(), useTimeZone()).replaceAll('-', '');
  const { filters = {}, sort } = shown.query;
  const { date } = shown.text.formatters;
  /** A file is read on other days: "previous half-month" is told with its dates. */
  const withDates = (words: FilterWords): FilterWords => {
    const asked = filters[words.name];
    return shown.state.filters[words.name]?.kind === 'preset' && asked?.kind === 'between'
      ? { ...words, text: `${words.text}: ${date(asked.from)} – ${date(asked.to)}` }
      : words;
  };
  return (
    <ExportDialog
      title={i18n._(title)}
      filters={filterWords(shown.state.filters, resource.fields, shown.text).map(withDates)}
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
