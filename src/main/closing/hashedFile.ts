import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { writeWholeFile } from '../exports/writeWholeFile.ts';
import type { TakeChunk } from '../http/openFile.ts';

export interface HashedFile {
  /** Path within the folder. */
  file: string;
  bytes: number;
  sha256: string;
}

/** Writes a file and returns its entry in the protocol. */
export const writeHashed = async (
  folder: string,
  file: string,
  write: (take: TakeChunk) => Promise<void> | undefined,
): Promise<HashedFile> => {
  const hash = createHash('sha256');
  let bytes = 0;
  await writeWholeFile({
    target: join(folder, file),
    write: async ({ take }) =>
      write((chunk) => {
        hash.update(chunk);
        bytes += chunk.byteLength;
        return take(chunk);
      }),
  });
  return { file, bytes, sha256: hash.digest('hex') };
};
