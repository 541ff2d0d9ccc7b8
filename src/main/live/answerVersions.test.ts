import { expect, it } from 'vitest';
import { createAnswerVersions } from './answerVersions.ts';

const one = { id: 'O1', status: 'paid' };
let now = 0;
const open = () => createAnswerVersions(() => now);

it('sends the whole answer to a window with an unknown or expired version', () => {
  const versions = open();
  const older = versions.give({ data: [one], total: 1 });
  const told = (known: number) => versions.next({ data: [one], total: 1 }).newsFor(versions.known(known));
  expect(told(older)).toBeNull();
  expect(told(77)).toMatchObject({ data: [one] });
  now += 10_001;
  versions.prune();
  expect(told(older)).toMatchObject({ data: [one] });
});

it('sends a changed total for unchanged rows', () => {
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
])('sends %s as a whole, and only after a change', (_what, before, after) => {
  const versions = open();
  const base = versions.known(versions.give({ data: before }));
  expect(versions.next({ data: structuredClone(before) }).newsFor(base)).toBeNull();
  expect(versions.next({ data: after }).newsFor(base)).toMatchObject({ data: after });
});
