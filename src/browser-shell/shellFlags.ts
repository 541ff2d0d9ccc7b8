/** The command line that started the shell; main sees only what is meant for the app. */
const given = [...process.argv];

/** Flags of the shell itself. `export-dir` and `user-data-dir` are the app's, and main reads them too. */
const isShellFlag = (argument: string): boolean =>
  /^--(shell-|port=)/.test(argument) || ['--browser', '--no-open'].includes(argument);

/** The value of `--name=value` on the command line; the last one counts. */
export const shellFlag = (name: string): string | undefined =>
  given.findLast((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);

export const hasShellFlag = (name: string): boolean => given.includes(`--${name}`);

/** Leaves main the command line that it would have in Electron. */
export const hideShellFlags = (): void => {
  process.argv = given.filter((argument) => !isShellFlag(argument));
};
