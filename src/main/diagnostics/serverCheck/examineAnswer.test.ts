import { expect, it } from 'vitest';
import { contracts } from '#shared/api/contracts.ts';
import { failure } from '#shared/ipc/result.ts';
import { failed, type HttpOutcome } from '../../http/httpOutcome.ts';
import { examineAnswer } from './examineAnswer.ts';
import type { Exchange } from './serverExchange.ts';

const answer = (body: unknown): HttpOutcome => ({
  type: 'answer',
  status: 200,
  headers: new Headers({ 'content-type': 'application/json', 'content-total': '0' }),
  bytes: Buffer.from(JSON.stringify(body)),
});
const kindsOf = (outcome: Exchange['outcome'], ms = 20, body = 'orders.list' as const): string[] =>
  examineAnswer(body, contracts[body].response, { outcome, ms, redirects: [] }, 50).findings.map(
    ({ kind, effect }) => `${kind} ${effect}`,
  );

it('names an answer that does not come, or not in time, or is too large', () => {
  expect(kindsOf(failed('timeout'))).toEqual(['timeout broken']);
  expect(kindsOf(failed('tooLarge'))).toEqual(['tooLarge broken']);
  expect(kindsOf(failed('network'))).toEqual(['noAnswer broken']);
  expect(kindsOf(failure('SESSION_ENDED', 401))).toEqual(['noLogin broken']);
});

it('names slow and large answers, which still work', () => {
  expect(kindsOf(answer([]), 2900)).toEqual([]);
  expect(kindsOf(answer([]), 3100)).toEqual(['slow tolerated']);
  expect(kindsOf(answer({ data: [], note: 'x'.repeat(1024 * 1024) }))).toEqual(['large tolerated']);
});

it('names a total that does not cover the page', () => {
  const outcome = answer([{ id: 'a1' }]);
  expect(kindsOf(outcome)).toContain('totalTooSmall broken');
});
