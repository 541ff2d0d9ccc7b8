import { success } from '#shared/ipc/result.ts';
import type { Updates } from '../updates/updates.ts';
import type { Handlers } from './defineHandlers.ts';

type UpdateRoute = Extract<keyof Handlers, `updates.${string}`>;

export const createUpdateHandlers = (updates: Updates): Handlers<UpdateRoute> => ({
  'updates.read': async () => success(await updates.read()),
  'updates.check': async () => success(await updates.check()),
  'updates.download': async () => success(await updates.download()),
  'updates.install': () => updates.install(),
});
