import { createHash } from 'node:crypto';

/** A save follows within this time after its read. Later, another read may have replaced its base. */
const freshMs = 30_000;
/**
 * Some servers change validators with every answer. After a second refusal within this time, the write is
 * sent without condition.
 */
const refusedMs = 60_000;
const maxKnown = 100;

export interface WriteCondition {
  name: 'if-match' | 'if-unmodified-since';
  value: string;
}

interface Read {
  condition: WriteCondition;
  body: string;
  at: number;
}

const hashOf = (bytes: Uint8Array): string => createHash('sha1').update(bytes).digest('base64');

/** RFC 9110: weak validators must not be used for writes. */
const conditionIn = (headers: Headers): WriteCondition | null => {
  const etag = headers.get('etag')?.trim() ?? '';
  if (/^"[\x21\x23-\x7e]*"$/.test(etag)) return { name: 'if-match', value: etag };
  const modified = headers.get('last-modified') ?? '';
  return Number.isNaN(Date.parse(modified)) ? null : { name: 'if-unmodified-since', value: modified };
};

/**
 * Remembers validators of records read for a save, so that the server rejects a write over another version.
 */
export const createWriteConditions = (now: () => number = () => performance.now()) => {
  const reads = new Map<string, Read>();
  const refusals = new Map<string, number>();

  const isRefusedLately = (path: string): boolean => {
    const at = refusals.get(path);
    return at !== undefined && now() - at < refusedMs;
  };

  return {
    noteRead: (path: string, { headers, bytes }: { headers: Headers; bytes: Uint8Array }): void => {
      const condition = conditionIn(headers);
      reads.delete(path);
      if (condition) reads.set(path, { condition, body: hashOf(bytes), at: now() });
      const [oldest = ''] = reads.keys();
      if (reads.size > maxKnown) reads.delete(oldest);
    },
    take: (path: string): { condition: WriteCondition; body: string } | null => {
      const read = reads.get(path);
      reads.delete(path);
      return read && now() - read.at < freshMs ? read : null;
    },
    /**
     * Whether a write refused with 412 may be sent without condition: the record is unchanged, or the server
     * changes its validators with every answer.
     */
    mayForce: (path: string, body: string, read: { bytes: Uint8Array }): boolean => {
      const isForced = hashOf(read.bytes) === body || isRefusedLately(path);
      if (isForced) refusals.delete(path);
      else refusals.set(path, now());
      return isForced;
    },
  };
};
