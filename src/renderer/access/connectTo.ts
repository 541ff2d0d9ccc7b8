import type { Result } from '#shared/ipc/result.ts';
import type { Connection, PublicSettings } from '#shared/ipc/settingsRoutes.ts';
import { queryClient } from '../data/queryClient.ts';
import { request } from '../ipc/bridge.ts';
import { applySettings } from '../stores/preferences.ts';

/** Changes where the data comes from; what was read from elsewhere is forgotten. */
export const connectTo = async (connection: Connection): Promise<Result<PublicSettings>> => {
  const result = await request('settings.connect', connection);
  if (result.ok) {
    queryClient.clear();
    applySettings(result.data);
  }
  return result;
};
