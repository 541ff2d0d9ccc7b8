import { expect, it } from 'vitest';
import { createRequestQueue } from './requestQueue.ts';

/** Queue with two slots; the test settles each request. */
const setUp = () => {
  const queue = createRequestQueue(2);
  const asked: string[] = [];
  const answers = new Map<string, PromiseWithResolvers<string>>();
  const ask = (name: string) => () => {
    asked.push(name);
    const answer = Promise.withResolvers<string>();
    answers.set(name, answer);
    return answer.promise;
  };
  const never = new AbortController().signal;
  return { queue, asked, answers, ask, never };
};

it('sends a limited number at a time, in order; a failure frees its place', async () => {
  const { queue, asked, answers, ask, never } = setUp();
  const [first, second, third] = ['a', 'b', 'c', 'd'].map((name) => queue.inTurn(ask(name), never));
  expect(asked).toEqual(['a', 'b']);
  answers.get('b')?.reject(new Error('no'));
  await expect(second).rejects.toThrow('no');
  expect(asked).toEqual(['a', 'b', 'c']);
  answers.get('a')?.resolve('1');
  expect(await first).toBe('1');
  expect(asked).toEqual(['a', 'b', 'c', 'd']);
  answers.get('c')?.resolve('3');
  expect(await third).toBe('3');
});

it('never sends a query aborted in the queue', async () => {
  const { queue, asked, answers, ask, never } = setUp();
  const giveUp = new AbortController();
  for (const name of ['a', 'b']) void queue.inTurn(ask(name), never);
  const given = queue.inTurn(ask('c'), giveUp.signal);
  const kept = queue.inTurn(ask('d'), never);
  giveUp.abort();
  answers.get('a')?.resolve('1');
  expect(await given).toBeNull();
  expect(asked).toEqual(['a', 'b', 'd']);
  answers.get('d')?.resolve('4');
  expect(await kept).toBe('4');
});

it('sends urgent queries at once, ahead of the others', async () => {
  const { queue, asked, answers, ask, never } = setUp();
  const urgent = ['a', 'b', 'c'].map((name) => queue.now(ask(name)));
  const later = queue.inTurn(ask('d'), never);
  expect(asked).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'b']) answers.get(name)?.resolve(name);
  await Promise.all(urgent.slice(0, 2));
  expect(asked).toEqual(['a', 'b', 'c', 'd']);
  answers.get('d')?.resolve('4');
  expect(await later).toBe('4');
});
