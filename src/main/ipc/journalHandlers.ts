import { success } from '#shared/ipc/result.ts';
import type { Journal } from '../journal/journal.ts';
import type { Handlers } from './answerRequest.ts';

type JournalRoute = Extract<keyof Handlers, `journal.${string}`>;

/** Answers nothing to a page that still shows another user. */
export const createJournalHandlers = (
  journal: Pick<Journal, 'read' | 'forget'>,
  isUser: (userId: string) => boolean,
): Handlers<JournalRoute> => ({
  'journal.read': async ({ userId, ...filter }) => success(isUser(userId) ? await journal.read(filter) : []),
  'journal.forget': async ({ userId }) => {
    if (isUser(userId)) await journal.forget();
    return success(null);
  },
});
