import { record } from '../shellRecords.ts';

/** Never opens anything: what would have been opened is on record. */
export const shell = {
  openExternal: async (url: string): Promise<void> => record('openExternal', { url }),
};
