import { writeWholeFile } from '../writeWholeFile.ts';

const [, , target = '', times = '1', lines = '1'] = process.argv;

/** Rewrites a file repeatedly and reports each step. A complete file starts and ends with the same number. */
for (let time = 0; time < Number(times); time += 1) {
  await writeWholeFile({
    target,
    write: async ({ take }) => {
      for (let line = 0; line < Number(lines); line += 1) {
        // Large enough to be written immediately, not buffered.
        await take(Buffer.from(`${time},${'x'.repeat(600_000)}\n`));
        process.send?.('written');
      }
      await take(Buffer.from(`${time},end`));
    },
  });
  process.send?.('whole');
}
