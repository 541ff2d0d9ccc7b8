/** The value of `--name=value` on the command line; the last one counts. */
export const shellFlag = (name: string): string | undefined =>
  process.argv.findLast((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
