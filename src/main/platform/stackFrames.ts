const maxFrames = 12;

/** Position in a built file of main, in an archive or in a folder, on every system. */
const frame = /[\\/]out[\\/](main[\\/](?:chunks[\\/])?[\w-][\w.-]{0,99}\.js):(\d{1,6}):(\d{1,7})\)?\s*$/;

/**
 * Positions of a stack in main's own files, newest call first. Names of functions and everything else are left out: the
 * first lines of a stack repeat the message, which may quote a record.
 */
export const framesOfMain = (stack = ''): string[] =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [, file = '', row, column] = frame.exec(line) ?? [];
      return file === '' ? [] : [`${file.replaceAll('\\', '/')}:${row}:${column}`];
    })
    .slice(0, maxFrames);

/** ` at a < b`, as in the reports of pages. */
export const framesText = (frames: readonly string[]): string =>
  frames.length === 0 ? '' : ` at ${frames.join(' < ')}`;
