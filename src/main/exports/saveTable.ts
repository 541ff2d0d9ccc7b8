import type { SavedFile, TableFile } from '#shared/ipc/exportRoutes.ts';
import type { Result } from '#shared/ipc/result.ts';
import { safeFileName } from '#shared/text/fileNames.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import type { FileSaver } from './saveFile.ts';
import { createTable } from './tableWriter.ts';

const csvOf = async (profile: 'standard' | 'excel', { head, rows }: TableFile): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  const table = createTable(profile, (bytes) => void parts.push(bytes));
  table.head(head);
  for (const row of rows) table.row(row);
  await table.end();
  return Buffer.concat(parts);
};

/** Saves a table that a window shows as a CSV file, with formulas neutralised. */
export const saveTable = (
  saver: FileSaver,
  settings: SettingsStore,
  windowId: number,
  table: TableFile,
): Promise<Result<SavedFile | null>> =>
  saver.save(windowId, {
    fileName: safeFileName(table.name, 'csv'),
    isPrivate: settings.get('privacy'),
    content: () => csvOf(settings.get('exportProfile') === 'excel' ? 'excel' : 'standard', table),
  });
