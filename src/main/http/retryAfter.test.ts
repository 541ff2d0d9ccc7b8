import { expect, it } from 'vitest';
import { retryAfterMs } from './retryAfter.ts';

const answer = (status: number, headers: Record<string, string>) => ({
  status,
  headers: new Headers(headers),
});
const date = 'Sat, 28 Nov 2026 12:00:00 GMT';

it.each([
  [429, { 'retry-after': '120' }, 120_000],
  [503, { 'retry-after': ' 2 ' }, 2000],
  // Relative to the server's clock, because this computer's may be a day off.
  [503, { date, 'retry-after': 'Sat, 28 Nov 2026 12:00:30 GMT' }, 30_000],
  [503, { date, 'retry-after': 'Sat, 28 Nov 2026 11:00:00 GMT' }, 0],
  [503, { 'retry-after': 'Sat, 28 Nov 2026 12:00:30 GMT' }, 0],
  [503, { 'retry-after': '99999999' }, 300_000],
  [503, { 'retry-after': 'soon' }, 0],
  [503, { 'retry-after': '-5' }, 0],
  [503, {}, 0],
  [200, { 'retry-after': '120' }, 0],
  [404, { 'retry-after': '120' }, 0],
])('reads a delay from status %d with %j: %d ms', (status, headers, ms) => {
  expect(retryAfterMs(answer(status, headers as Record<string, string>))).toBe(ms);
});
