import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { type SizeDoubt, watchSize } from './watchSize.ts';

const gigabyte = 1024 ** 3;

/** Doubts raised by a 1 GB file with this compression ratio and this minimum of free disk space. */
const askedFor = async (packing: number, leastFree: number): Promise<SizeDoubt[]> => {
  const asked: SizeDoubt[] = [];
  const watch = watchSize({
    folder: tmpdir(),
    confirm: async (doubt) => asked.push(doubt) > 0,
    stop: expect.fail,
    leastFree,
  });
  for (let bytes = gigabyte / 64; bytes <= gigabyte; bytes += gigabyte / 64)
    await Promise.all([watch.written(bytes), watch.unfolded({ bytes, receivedBytes: bytes / packing })]);
  return asked;
};

it('asks once for each reason, and only if there is a reason', async () => {
  expect(await askedFor(1, 0)).toEqual([]);
  expect(await askedFor(20, 0)).toEqual([]);
  expect(await askedFor(500, 0)).toEqual(['unfolds']);
  expect(await askedFor(1, Number.POSITIVE_INFINITY)).toEqual(['diskShort']);
  expect(await askedFor(500, Number.POSITIVE_INFINITY)).toEqual(
    expect.arrayContaining(['unfolds', 'diskShort']),
  );
});

it('asks one question at a time, and none after a refusal', async () => {
  const asked: SizeDoubt[] = [];
  const said = Promise.withResolvers<boolean>();
  const watch = watchSize({
    folder: tmpdir(),
    confirm: (doubt) => {
      asked.push(doubt);
      return said.promise;
    },
    stop: () => undefined,
    leastFree: Number.POSITIVE_INFINITY,
  });
  const both = [watch.unfolded({ bytes: gigabyte, receivedBytes: 1 }), watch.written(gigabyte)];
  await expect.poll(() => asked).toEqual(['unfolds']);
  said.resolve(false);
  for (const one of both) await expect(one).rejects.toThrow('Stopped');
  expect(asked).toEqual(['unfolds']);
});

it('stops the export when the user declines', async () => {
  let isStopped = false;
  const watch = watchSize({
    folder: tmpdir(),
    confirm: async () => false,
    stop: () => {
      isStopped = true;
    },
  });
  await expect(watch.unfolded({ bytes: gigabyte, receivedBytes: 1 })).rejects.toThrow('Stopped');
  expect(isStopped).toBe(true);
});
