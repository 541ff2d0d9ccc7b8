import type { KeptState } from '#shared/ipc/keptRoutes.ts';
import { success } from '#shared/ipc/result.ts';
import type { DeferredCalls } from '../api/deferredCalls.ts';
import type { Drafts } from '../drafts/drafts.ts';
import { broadcast } from '../windows/broadcast.ts';
import type { Handlers } from './answerRequest.ts';

/** What every window says about what was kept: deletions that were not carried out, files that cannot be read. */
export const createKept = () => {
  let isUnreadable = false;
  let deletions: () => KeptState['deletions'] = () => null;
  const read = (): KeptState => ({ deletions: deletions(), isUnreadable });
  const tell = (): void => broadcast('kept.changed', read());
  const setUnreadable = (is: boolean): void => {
    isUnreadable = is;
    tell();
  };
  return {
    tell,
    foundUnreadable: () => setUnreadable(true),
    handlersFor: (
      deferred: Pick<DeferredCalls, 'left' | 'dropLeft'>,
    ): Handlers<'kept.read' | 'kept.dropDeletions' | 'kept.acknowledge'> => {
      deletions = deferred.left;
      return {
        'kept.read': () => success(read()),
        'kept.dropDeletions': () => {
          deferred.dropLeft();
          return success(null);
        },
        'kept.acknowledge': () => {
          setUnreadable(false);
          return success(null);
        },
      };
    },
  };
};

export type Kept = ReturnType<typeof createKept>;

type DraftRoute = Extract<keyof Handlers, `drafts.${string}`>;

export const createDraftHandlers = (drafts: Drafts): Handlers<DraftRoute> => ({
  'drafts.read': async ({ key }, { windowId }) => success(await drafts.read(key, windowId)),
  'drafts.keep': ({ key, values }, { windowId }) => {
    drafts.keep(key, values, windowId);
    return success(null);
  },
});
