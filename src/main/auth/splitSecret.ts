import { createHash } from 'node:crypto';

/**
 * Windows holds 2,560 bytes per credential and the keychain library writes UTF-16, so that 1,280 characters fit;
 * longer values are stored in parts.
 */
export const maxPartLength = 1200;

/** Says which parts belong together. Written last: without it, parts mean nothing. */
export interface SecretHeader {
  generation: number;
  parts: number;
  sha256: string;
}

const digest = (value: string): string => createHash('sha256').update(value, 'utf16le').digest('hex');

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;

/** Parts of at most 1,200 characters; a character outside the basic plane is never cut in two. */
export const splitSecret = (value: string): string[] => {
  const parts: string[] = [];
  for (let start = 0; start < value.length; ) {
    const limit = Math.min(start + maxPartLength, value.length);
    const cutsPair = limit < value.length && isHighSurrogate(value.charCodeAt(limit - 1));
    const end = cutsPair ? limit - 1 : limit;
    parts.push(value.slice(start, end));
    start = end;
  }
  return parts;
};

export const headerOf = (value: string, generation: number): SecretHeader => ({
  generation,
  parts: splitSecret(value).length,
  sha256: digest(value),
});

/** The value, or null when a part is missing or anything was altered. */
export const joinSecret = (header: SecretHeader, parts: readonly (string | null)[]): string | null => {
  const value = parts.join('');
  const isComplete = parts.length === header.parts && !parts.includes(null);
  return isComplete && digest(value) === header.sha256 ? value : null;
};

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** A header as it was stored, or null when it is not one of ours. */
export const parseHeader = (text: string): SecretHeader | null => {
  try {
    const header: Partial<SecretHeader> | null = JSON.parse(text);
    const { generation, parts, sha256 } = header ?? {};
    if (!isCount(generation) || !isCount(parts) || typeof sha256 !== 'string') return null;
    return { generation, parts, sha256 };
  } catch {
    return null;
  }
};
