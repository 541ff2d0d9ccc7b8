import { expect, it } from 'vitest';
import { createFaultCounts } from '../platform/faultCounts.ts';
import { failed, type HttpOutcome, type HttpRequest } from './httpOutcome.ts';
import { recordCalls } from './recordCalls.ts';
import { jsonRequest } from './requestOf.ts';

const person = '/api/v1/es/cities/6f1a/customers/ana';
const read = jsonRequest('GET', `${person}?filter[email]=ana@backoffice.example`);

const answer = (status: number): HttpOutcome => ({
  type: 'answer',
  status,
  headers: new Headers(),
  bytes: new Uint8Array(),
});

const recording = (outcome: HttpOutcome, ms: number, preparationMs = 0) => {
  const lines: string[] = [];
  const faults = createFaultCounts();
  let now = 0;
  const send = async (_request: HttpRequest, options?: { onStart?: (() => void) | undefined }) => {
    now += preparationMs;
    options?.onStart?.();
    now += ms;
    return outcome;
  };
  const log = {
    info: (text: string) => lines.push(text),
    error: (text: string) => lines.push(text),
    countFault: faults.add,
  };
  const http = recordCalls({ send, open: send }, log, () => now);
  return { http, lines, counts: faults.read };
};

it.each([
  [failed('network'), 5, 'Failed call: customers.read, network, 5 ms', 'network'],
  [failed('timeout'), 6000, 'Failed call: customers.read, timeout, 6000 ms', 'timeout'],
  [answer(404), 7, 'Failed call: customers.read, HTTP 404, 7 ms', 'clientError'],
  [answer(503), 4000, 'Failed call: customers.read, HTTP 503, 4000 ms', 'serverError'],
  [answer(200), 3001, 'Slow call: customers.read, HTTP 200, 3001 ms', 'slow'],
] as const)(
  'logs and counts a call by name, result, time and id: %o after %d ms',
  async (outcome, ms, text, kind) => {
    const { http, lines, counts } = recording(outcome, ms);
    const { requestId } = await http.send(read);
    expect(requestId).toMatch(/^[\da-f]{32}$/);
    expect(lines).toEqual([`${text}, request ${requestId}`]);
    expect(Object.entries(counts()).filter(([, count]) => count > 0)).toEqual([[kind, 1]]);
  },
);

it.each([
  ['a quick success', answer(200), 3000],
  ['an expired token', answer(401), 10],
  ['a call that was given up', failed('aborted'), 5000],
] as const)('logs nothing about %s', async (_name, outcome, ms) => {
  const { http, lines, counts } = recording(outcome, ms);
  await http.open(read);
  expect(lines).toEqual([]);
  expect(Object.values(counts()).every((count) => count === 0)).toBe(true);
});

it('excludes the start of the sample server from the time of a call', async () => {
  const { http, lines } = recording(answer(200), 10, 20_000);
  await http.send(read);
  expect(lines).toEqual([]);
});

it('keeps sixty entries a minute, and counts the rest', async () => {
  const { http, lines, counts } = recording(failed('network'), 1);
  for (let count = 0; count < 200; count += 1) await http.send(read);
  expect(lines.length).toBeLessThanOrEqual(120);
  expect(counts().network).toBe(200);
});
