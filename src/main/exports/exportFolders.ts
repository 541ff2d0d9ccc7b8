import { sweepParts } from '../platform/partFiles.ts';
import { maxExportFolders } from '../settings/settingsSchema.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';

/** Keeps in mind that a folder gets part files, in case this app is killed over one. */
export const rememberExportFolder = (settings: SettingsStore, folder: string): void => {
  const others = settings.get('exportFolders').filter((other) => other !== folder);
  settings.set({ exportFolders: [folder, ...others].slice(0, maxExportFolders) });
};

/** Removes what a killed app left in the folders of its exports; where another one is writing, once more later. */
export const sweepExportFolders = async (settings: SettingsStore): Promise<void> => {
  const folders = settings.get('exportFolders');
  if (folders.length === 0) return;
  settings.set({ exportFolders: [] });
  const areLeft = await Promise.all(folders.map(sweepParts));
  for (const [index, folder] of folders.entries()) if (areLeft[index]) rememberExportFolder(settings, folder);
};
