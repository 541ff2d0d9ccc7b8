import { record } from '../shellRecords.ts';
import { resolveProxy } from './resolveProxy.ts';

const noted = (what: string) => () => record(what);

/** Browsers ask their person about permissions themselves; here it only counts that main has decided. */
const defaultSession = {
  setPermissionRequestHandler: noted('setPermissionRequestHandler'),
  setPermissionCheckHandler: noted('setPermissionCheckHandler'),
  setDevicePermissionHandler: noted('setDevicePermissionHandler'),
  resolveProxy,
  webRequest: { onBeforeRequest: noted('onBeforeRequest') },
};

export const session = { defaultSession };
