import { callEntity, type Row } from '../../data/entityCalls.ts';
import { serverStorage } from '../../stores/serverStorage.ts';
import { storageKeys } from '../../stores/storageKeys.ts';

/** Customer request that got a text while it was not marked as responded. No names: this storage is not sealed. */
export interface PromisedReply {
  country: string;
  id: string;
  at: string;
}

/** The newest ones. Older replies are no longer the business of a shift. */
const maxReplies = 20;

const isReply = (value: unknown): value is PromisedReply => {
  const { country, id, at } = (value ?? {}) as Partial<Record<keyof PromisedReply, unknown>>;
  return [country, id, at].every((text) => typeof text === 'string') && !Number.isNaN(Date.parse(String(at)));
};

const storage = serverStorage(
  (server, userId: string) => storageKeys.promisedReplies(server, userId),
  (saved): readonly PromisedReply[] => (Array.isArray(saved) ? saved.filter(isReply) : []),
);

export const usePromisedReplies = storage.usePersisted;

export const notePromisedReply = (userId: string, country: string, id: string): void => {
  const others = storage.read(userId).filter((reply) => reply.id !== id);
  storage.write([...others, { country, id, at: new Date().toISOString() }].slice(-maxReplies), userId);
};

export interface OpenReply extends PromisedReply {
  /** `null`: the request could not be read. */
  record: Row | null;
}

/** Reads the requests again, and forgets those that are answered or gone. */
export const openReplies = async (userId: string): Promise<OpenReply[]> => {
  const read = async (reply: PromisedReply): Promise<OpenReply[]> => {
    const { country, id } = reply;
    const answer = await callEntity<Row>('customerRequests', 'read', { country }, { id, fresh: true });
    if (answer.ok) return answer.data.isResponded === true ? [] : [{ ...reply, record: answer.data }];
    return answer.error.status === 404 ? [] : [{ ...reply, record: null }];
  };
  const promised = storage.read(userId);
  const open = (await Promise.all(promised.map(read))).flat();
  const isClosed = ({ id, at }: PromisedReply): boolean =>
    promised.some((reply) => reply.id === id && reply.at === at) && !open.some((reply) => reply.id === id);
  const left = storage.read(userId).filter((reply) => !isClosed(reply));
  storage.write(left.length > 0 ? left : null, userId);
  return open;
};
