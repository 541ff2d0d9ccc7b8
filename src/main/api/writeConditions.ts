import { createHash } from 'node:crypto';

/** A save follows the reading that it is made of at once; later another reading may have come between. */
const freshMs = 30_000;
/** Servers exist whose validators change with every answer: a second refusal within this sends without a condition. */
const refusedMs = 60_000;
const maxKnown = 100;

/** The version of a record that a write replaces, in the server's own words. */
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

/** Weak validators say nothing about a write (RFC 9110). */
const conditionIn = (headers: Headers): WriteCondition | null => {
  const etag = headers.get('etag')?.trim() ?? '';
  if (/^"[\x21\x23-\x7e]*"$/.test(etag)) return { name: 'if-match', value: etag };
  const modified = headers.get('last-modified') ?? '';
  return Number.isNaN(Date.parse(modified)) ? null : { name: 'if-unmodified-since', value: modified };
};

/** Remembers, by path, the validators of what was read for a save, so that the server refuses to replace another version. */
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
    /** Each reading is good for one write. */
    take: (path: string): { condition: WriteCondition; body: string } | null => {
      const read = reads.get(path);
      reads.delete(path);
      return read && now() - read.at < freshMs ? read : null;
    },
    /**
     * Whether a refused write (412) may be sent without its condition: the record is as it was read, or its validators
     * change with every answer.
     */
    mayForce: (path: string, body: string, read: { bytes: Uint8Array }): boolean => {
      const isForced = hashOf(read.bytes) === body || isRefusedLately(path);
      if (isForced) refusals.delete(path);
      else refusals.set(path, now());
      return isForced;
    },
  };
};
