/** Full command line. Main sees it without the shell's own flags. */
const given = [...process.argv];

/** Flags of the shell itself. `export-dir` and `user-data-dir` belong to the app and stay visible to main. */
const isShellFlag = (argument: string): boolean =>
  /^--(shell-|port=)/.test(argument) || ['--browser', '--no-open'].includes(argument);

/** Value of `--name=value`; the last occurrence wins. */
export const shellFlag = (name: string): string | undefined =>
  given.findLast((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);

export const hasShellFlag = (name: string): boolean => given.includes(`--${name}`);

export const hideShellFlags = (): void => {
  process.argv = given.filter((argument) => !isShellFlag(argument));
};
