import { record } from '../shellRecords.ts';
import { app } from './app.ts';

/** Nothing of the person's own clipboard is touched: what would stand there is on record. */
export const clipboard: Pick<Electron.Clipboard, 'writeText'> = {
  writeText: async (text) => {
    if (!app.isReady()) throw new Error('The clipboard is there after ready only');
    if (typeof text !== 'string') throw new TypeError('Error processing argument at index 0');
    record('clipboard', { text });
  },
};
