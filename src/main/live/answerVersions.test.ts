import { expect, it } from 'vitest';
import { createAnswerVersions } from './answerVersions.ts';

const one = { id: 'O1', status: 'paid' };
let now = 0;
const open = () => createAnswerVersions(() => now);

it('brings all of it to a window that has what main does not know, or has not for long', () => {
  const versions = open();
  const older = versions.give({ data: [one], total: 1 });
  const told = (known: number) => versions.next({ data: [one], total: 1 }).newsFor(versions.known(known));
  expect(told(older)).toBeNull();
  expect(told(77)).toMatchObject({ data: [one] });
  now += 10_001;
  versions.prune();
  expect(told(older)).toMatchObject({ data: [one] });
});

it('brings another total although the rows are the same', () => {
  const versions = open();
  const base = versions.give({ data: [one], total: 5 });
  const { newsFor } = versions.next({ data: [one], total: 1 });
  expect(newsFor(versions.known(base))).toMatchObject({
    base,
    total: 1,
    difference: { order: null, rows: [] },
  });
});

it.each([
  ['a record', one, { ...one, status: 'accepted' }],
  ['rows without ids', [{ name: 'A' }], [{ name: 'B' }]],
  ['rows with one id', [one, one], [one]],
])('brings %s as a whole, and only when it differs', (_what, before, after) => {
  const versions = open();
  const base = versions.known(versions.give({ data: before }));
  expect(versions.next({ data: structuredClone(before) }).newsFor(base)).toBeNull();
  expect(versions.next({ data: after }).newsFor(base)).toMatchObject({ data: after });
});
