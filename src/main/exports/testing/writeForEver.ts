import { writeWholeFile } from '../writeWholeFile.ts';

const [, , target = ''] = process.argv;

/** Process that starts to write a file and never finishes. */
await writeWholeFile({
  target,
  write: async ({ take }) => {
    await take(Buffer.from('begun'));
    process.send?.('writing');
    await new Promise(() => setInterval(() => {}, 60_000));
  },
});
