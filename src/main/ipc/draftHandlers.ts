import { success } from '#shared/ipc/result.ts';
import type { Drafts } from '../drafts/drafts.ts';
import type { Handlers } from './defineHandlers.ts';

type DraftRoute = Extract<keyof Handlers, `drafts.${string}`>;

export const createDraftHandlers = (drafts: Drafts): Handlers<DraftRoute> => ({
  'drafts.read': async ({ key }, { windowId }) => success(await drafts.read(key, windowId)),
  'drafts.keep': ({ key, values }, { windowId }) => {
    drafts.keep(key, values, windowId);
    return success(null);
  },
});
