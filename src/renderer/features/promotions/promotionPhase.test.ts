import { expect, it } from 'vitest';
import { promotionPhase } from './promotions.ts';

const now = Date.parse('2026-11-20T10:00:00Z');
const phase = (startDate: unknown, endDate: unknown) => promotionPhase({ startDate, endDate }, now);

it('distinguishes planned, running and ended promotions', () => {
  expect(phase('2026-11-20T10:00:01Z', '2026-12-01T00:00:00Z')).toBe('planned');
  expect(phase('2026-11-20T12:00:00+02:00', '2026-11-20T10:00:00Z')).toBe('running');
  expect(phase('2026-11-01T00:00:00Z', '2026-11-20T09:59:59Z')).toBe('over');
});

it('uses the known date if the other one is missing or invalid', () => {
  expect(phase('2026-11-01T00:00:00Z', null)).toBe('running');
  expect(phase(null, '2026-11-01T00:00:00Z')).toBe('over');
  expect(phase(null, undefined)).toBe(null);
  expect(phase('soon', 'later')).toBe(null);
  // An invalid date is not the same as a missing end.
  expect(phase('2026-11-01T00:00:00Z', '31/02/2027')).toBe(null);
  expect(phase('2026-11-01T00:00:00Z', '')).toBe('running');
});

it('gives no phase to a rejected promotion', () => {
  const dates = { startDate: '2026-11-01T00:00:00Z', endDate: '2026-12-01T00:00:00Z' };
  const phaseAs = (status: string) => promotionPhase({ ...dates, status }, now);
  expect(phaseAs('rejected')).toBe(null);
  expect(phaseAs('rejected_with_error')).toBe(null);
  expect(phaseAs('request_was_sent')).toBe('running');
  expect(phaseAs('something_new')).toBe('running');
});
