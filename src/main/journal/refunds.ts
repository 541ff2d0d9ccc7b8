import type { JournalEntry } from '#shared/ipc/journalRoutes.ts';
import { isCanceled } from '#shared/rules/wireValues.ts';
import type { ApiCall } from '../api/apiClient.ts';
import { isValues } from './journalEntry.ts';

interface Expected {
  /** Key of user and server of the entry. */
  owner: string;
  id: string;
}

const isCancellation = ({ entity, outcome, fields }: JournalEntry): boolean =>
  entity === 'orders' &&
  outcome === 'done' &&
  fields.some(({ name, to }) => name === 'status' && isCanceled(String(to)));

/** Refunds of canceled orders. The server sets them, so the read that follows the cancellation has the amount. */
export const createRefunds = () => {
  const expected = new Map<string, Expected>();
  return {
    expect: (owner: string, entry: JournalEntry): void => {
      if (entry.recordId !== null && isCancellation(entry))
        expected.set(entry.recordId, { owner, id: entry.id });
    },
    foundIn: ({ operation, params: { id = '' } }: ApiCall, answer: unknown) => {
      const found = operation === 'orders.read' ? expected.get(id) : undefined;
      if (!found || !isValues(answer) || !isCanceled(String(answer.status))) return null;
      if (typeof answer.totalRefund !== 'number') return null;
      expected.delete(id);
      return { ...found, refund: answer.totalRefund };
    },
  };
};
