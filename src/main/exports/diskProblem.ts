/** Why a file could not be written, as far as the system says so. */
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

/** The part file was whole, and could not be put in the place of the target. */
export class TargetRefused extends Error {
  constructor(cause: unknown) {
    super('The finished file could not be put into its place', { cause });
  }
}

const codeOf = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : '';

/**
 * What to tell the person. Where the folder took a part file but not its new name, another program holds the old file:
 * so Windows answers for one that is open elsewhere.
 */
export const diskProblem = (cause: unknown): DiskProblem => {
  const isTarget = cause instanceof TargetRefused;
  const problem = problems[codeOf(isTarget ? cause.cause : cause)] ?? 'disk';
  return isTarget && problem === 'notAllowed' ? 'inUse' : problem;
};
