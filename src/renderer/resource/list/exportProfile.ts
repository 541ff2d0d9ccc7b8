import type { ExportProfile } from '#shared/ipc/exportRoutes.ts';

const storageKey = 'exportProfile';

/** How a person's lists are written into files, kept on this computer. */
export const readExportProfile = (): ExportProfile =>
  localStorage.getItem(storageKey) === 'excel' ? 'excel' : 'standard';

export const keepExportProfile = (profile: ExportProfile): void => localStorage.setItem(storageKey, profile);
