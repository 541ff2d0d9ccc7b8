import type { Result } from '#shared/ipc/result.ts';
import type { Connection, PublicSettings } from '#shared/ipc/settingsRoutes.ts';
import { queryClient } from '../data/queryClient.ts';
import { request } from '../ipc/bridge.ts';
import { applySettings } from '../stores/preferences.ts';

/** People leave the scheme out, or paste the address of a page: what remains is an origin, https by default. */
export const completeAddress = (text: string): string => {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  return URL.canParse(withScheme) ? new URL(withScheme).origin : withScheme;
};

/** Changes where the data comes from; what was read from elsewhere is forgotten. */
export const connectTo = async (connection: Connection): Promise<Result<PublicSettings>> => {
  const result = await request('settings.connect', connection);
  if (result.ok) {
    queryClient.clear();
    applySettings(result.data);
  }
  return result;
};
