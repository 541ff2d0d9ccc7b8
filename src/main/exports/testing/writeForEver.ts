import { writeWholeFile } from '../writeWholeFile.ts';

const [, , target = ''] = process.argv;

/** A process that has begun to write a file and does not come to its end. */
await writeWholeFile({
  target,
  write: async ({ take }) => {
    await take(Buffer.from('begun'));
    process.send?.('writing');
    await new Promise(() => setInterval(() => {}, 60_000));
  },
});
