import { link, lstat, open, rm } from 'node:fs/promises';
import { renameWithPatience, withPart } from '../platform/partFiles.ts';
import { type BlockWriter, createBlockWriter } from './blockWriter.ts';
import { TargetRefused } from './diskProblem.ts';

const putInPlace = (part: string, target: string): Promise<void> =>
  renameWithPatience(part, target).catch((cause: unknown) => {
    throw new TargetRefused(cause);
  });

const isThere = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    (cause: NodeJS.ErrnoException) => {
      if (cause.code === 'ENOENT') return false;
      throw cause;
    },
  );

/**
 * Renames the part file without replacing a file, race-free where hard links exist. `false`: the name is
 * taken.
 */
const nameIfFree = async (part: string, target: string): Promise<boolean> => {
  const refusal = await link(part, target).then(
    () => null,
    (cause: NodeJS.ErrnoException) => cause.code ?? '',
  );
  if (refusal === null) {
    // The target is complete. In a folder that allows creating but not deleting files, the part file stays as
    // a second link.
    await rm(part, { force: true }).catch(() => undefined);
    return true;
  }
  if (refusal === 'EEXIST') return false;
  // File systems without hard links: check first, then rename, despite the race.
  if (await isThere(target)) return false;
  await putInPlace(part, target);
  return true;
};

type Write = (into: Pick<BlockWriter, 'take'>) => Promise<void>;

const writePart = async (part: string, write: Write, onWritten: () => void): Promise<void> => {
  // Default permissions (umask), so that files in shared folders stay readable for others.
  const file = await open(part, 'wx');
  try {
    const writer = createBlockWriter(file);
    await write(writer);
    await writer.finish();
    onWritten();
    await file.sync();
  } finally {
    await file.close();
  }
};

interface WholeFile {
  target: string;
  write: Write;
  /** Next name to try if the target exists. Without it, the existing file is replaced. */
  nextTarget?: () => string;
  /** All bytes are written; only the flush to disk and the rename are left. */
  onWritten?: () => void;
}

/**
 * Atomic write: writes a part file in the target's folder, flushes it to disk, then renames it over the
 * target. The old file stays intact until then. Returns the final path.
 */
export const writeWholeFile = async ({
  target,
  write,
  nextTarget,
  onWritten = () => undefined,
}: WholeFile): Promise<string> => {
  // Reject an invalid name before a gigabyte is downloaded.
  await isThere(target);
  return withPart(target, async (part) => {
    await writePart(part, write, onWritten);
    if (!nextTarget) {
      await putInPlace(part, target);
      return target;
    }
    let free = target;
    while (!(await nameIfFree(part, free))) free = nextTarget();
    return free;
  });
};
