import { existsSync } from 'node:fs';
import { record } from '../shellRecords.ts';

let refusals = 0;

/** A test has the system refuse the next address: no program for it, or a person who says no. */
export const refuseNextOpen = (): void => {
  refusals += 1;
};

/** Never opens anything: what would have been opened is on record. */
export const shell: Pick<Electron.Shell, 'openExternal' | 'openPath' | 'showItemInFolder'> = {
  openExternal: async (url) => {
    if (typeof url !== 'string' || !URL.canParse(url)) throw new Error('Invalid URL');
    if (refusals > 0) {
      refusals -= 1;
      record('openExternalRefused', { url });
      throw new Error('Failed to open URL');
    }
    record('openExternal', { url });
  },
  // Both want a whole path; what the system makes of it nobody is told but by the sentence that `openPath` gives.
  openPath: async (path) => {
    if (typeof path !== 'string') throw new TypeError('Error processing argument at index 0');
    record('openPath', { path });
    return existsSync(path) ? '' : 'Failed to open path';
  },
  showItemInFolder: (path) => {
    if (typeof path !== 'string') throw new TypeError('Error processing argument at index 0');
    record('showItemInFolder', { path });
  },
};
