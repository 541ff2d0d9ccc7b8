export type DiskProblem =
  | 'diskFull'
  | 'folderGone'
  | 'notAllowed'
  | 'nameTooLong'
  | 'nameRefused'
  | 'inUse'
  | 'disk';

const problems: Readonly<Record<string, DiskProblem>> = {
  ENOSPC: 'diskFull',
  EDQUOT: 'diskFull',
  EFBIG: 'diskFull',
  ENOENT: 'folderGone',
  ENOTDIR: 'folderGone',
  ENODEV: 'folderGone',
  ENXIO: 'folderGone',
  EACCES: 'notAllowed',
  EPERM: 'notAllowed',
  EROFS: 'notAllowed',
  ENAMETOOLONG: 'nameTooLong',
  EINVAL: 'nameRefused',
  EISDIR: 'nameRefused',
  EBUSY: 'inUse',
  ETXTBSY: 'inUse',
};

/** The part file is complete, but renaming it to the target failed. */
export class TargetRefused extends Error {
  constructor(cause: unknown) {
    super('The finished file could not be put into its place', { cause });
  }
}

const codeOf = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : '';

/**
 * Maps an error to the problem shown to the user. If the folder accepted a part file but not the rename,
 * another program has the old file open: Windows reports that as a permission error.
 */
export const diskProblem = (cause: unknown): DiskProblem => {
  const isTarget = cause instanceof TargetRefused;
  const problem = problems[codeOf(isTarget ? cause.cause : cause)] ?? 'disk';
  return isTarget && problem === 'notAllowed' ? 'inUse' : problem;
};
