import { link, lstat, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { claimPart, releasePart, renameWithPatience } from '../platform/partFiles.ts';
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

/** Gives the part its name without ever replacing a file, were it made in this very moment; false: there is one. */
const nameIfFree = async (part: string, target: string): Promise<boolean> => {
  const refusal = await link(part, target).then(
    () => null,
    (cause: NodeJS.ErrnoException) => cause.code ?? '',
  );
  if (refusal === null) {
    // The file is done. Where files may be made and not removed, the part stays as its second name.
    await rm(part, { force: true }).catch(() => undefined);
    return true;
  }
  if (refusal === 'EEXIST') return false;
  // Not every file system has links: there, looking first has to do.
  if (await isThere(target)) return false;
  await putInPlace(part, target);
  return true;
};

type Write = (into: Pick<BlockWriter, 'take'>) => Promise<void>;

const writePart = async (part: string, write: Write, onWritten: () => void): Promise<void> => {
  // With the rights that the person's umask gives: what is saved for others must be readable for them.
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
  /** The next name to try when the target is there already; without it, what is there is replaced. */
  nextTarget?: () => string;
  /** All bytes are with the system; what is left is to make them last. */
  onWritten?: () => void;
}

/**
 * Writes a file so that it is there whole or not at all: into a part file beside the target, flushed to the
 * disk, then renamed over it. An old file stays untouched until that moment. Answers what the file is called.
 */
export const writeWholeFile = async ({
  target,
  write,
  nextTarget,
  onWritten = () => undefined,
}: WholeFile): Promise<string> => {
  // A name that cannot be is found out before a gigabyte is fetched.
  await isThere(target);
  const name = claimPart();
  const part = join(dirname(target), name);
  try {
    await writePart(part, write, onWritten);
    if (!nextTarget) {
      await putInPlace(part, target);
      return target;
    }
    let free = target;
    while (!(await nameIfFree(part, free))) free = nextTarget();
    return free;
  } catch (cause) {
    await rm(part, { force: true }).catch(() => undefined);
    throw cause;
  } finally {
    releasePart(name);
  }
};
