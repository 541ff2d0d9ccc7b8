import type { Result } from '#shared/ipc/result.ts';
import type { Connection, PublicSettings } from '#shared/ipc/settingsRoutes.ts';
import { queryClient } from '../data/queryClient.ts';
import { request } from '../ipc/bridge.ts';
import { applySettings } from '../stores/preferences.ts';

/**
 * Completes a typed server address to an origin: adds a missing scheme
 * (https) and cuts the path of a pasted page address.
 */
export const completeAddress = (text: string): string => {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  return URL.canParse(withScheme) ? new URL(withScheme).origin : withScheme;
};

/** Changes the data source and clears the cached data of the previous one. */
export const connectTo = async (connection: Connection): Promise<Result<PublicSettings>> => {
  const result = await request('settings.connect', connection);
  if (result.ok) {
    queryClient.clear();
    applySettings(result.data);
  }
  return result;
};
