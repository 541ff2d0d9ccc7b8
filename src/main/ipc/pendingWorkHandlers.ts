import type { PendingWork } from '#shared/ipc/pendingWorkRoutes.ts';
import { success } from '#shared/ipc/result.ts';
import type { DeferredCalls } from '../api/deferredCalls.ts';
import type { Drafts } from '../drafts/drafts.ts';
import type { Notes } from '../drafts/notes.ts';
import { broadcast } from '../windows/broadcast.ts';
import type { Handlers } from './answerRequest.ts';

/** State for all windows about persisted data: deletes that were not carried out, and unreadable files. */
export const createPendingWork = () => {
  let isUnreadable = false;
  let deletions: () => PendingWork['deletions'] = () => null;
  const read = (): PendingWork => ({ deletions: deletions(), isUnreadable });
  const notify = (): void => broadcast('pendingWork.changed', read());
  const setUnreadable = (is: boolean): void => {
    isUnreadable = is;
    notify();
  };
  return {
    notify,
    foundUnreadable: () => setUnreadable(true),
    handlersFor: ({
      unsent,
    }: Pick<DeferredCalls, 'unsent'>): Handlers<
      'pendingWork.read' | 'pendingWork.dropDeletions' | 'pendingWork.acknowledge'
    > => {
      deletions = unsent.read;
      return {
        'pendingWork.read': () => success(read()),
        'pendingWork.dropDeletions': () => unsent.drop(),
        'pendingWork.acknowledge': () => setUnreadable(false),
      };
    },
  };
};

type DraftRoute = Extract<keyof Handlers, `drafts.${string}`>;

/** Ignores requests of a page that still has another user's forms open. */
export const createDraftHandlers = (
  drafts: Pick<Drafts, 'isOf' | 'keep' | 'read'>,
  userKeyOf: (userId: string) => string,
): Handlers<DraftRoute> => ({
  'drafts.read': async ({ key, userId }, { windowId }) =>
    success(drafts.isOf(userKeyOf(userId)) ? await drafts.read(key, windowId) : null),
  'drafts.keep': ({ key, userId, values }, { windowId }) => {
    if (drafts.isOf(userKeyOf(userId))) drafts.keep(key, values, windowId);
  },
});

type NoteRoute = Extract<keyof Handlers, `notes.${string}`>;

/** Refuses requests of a page that still shows another user's screens. */
export const createNoteHandlers = (
  notes: Pick<Notes, 'keep' | 'read'>,
  isCurrent: (userId: string) => boolean,
  userKeyOf: (userId: string) => string,
): Handlers<NoteRoute> => ({
  'notes.read': async ({ about, userId }) => {
    const note = isCurrent(userId) ? await notes.read(userKeyOf(userId), about) : undefined;
    return success({ note: note ?? null, isReadable: note !== undefined });
  },
  'notes.keep': async ({ about, userId, text }) =>
    success({ isPersisted: isCurrent(userId) && (await notes.keep(userKeyOf(userId), about, text)) }),
});
