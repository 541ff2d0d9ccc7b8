import { record } from '../shellRecords.ts';
import { app } from './app.ts';
import { checkOptions } from './optionTypes.ts';

/** Only records the call: Chromium of the browser shell writes its own dumps elsewhere. */
export const crashReporter: Pick<Electron.CrashReporter, 'start'> = {
  start: (options) => {
    checkOptions('CrashReporterStartOptions', options);
    if (app.isReady())
      throw new Error('Start the crash reporter before ready, or it misses earlier processes');
    record('crashReporter', { uploadToServer: options.uploadToServer });
  },
};
