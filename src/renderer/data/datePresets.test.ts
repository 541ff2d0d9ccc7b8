import { describe, expect, it } from 'vitest';
import { resolvePreset } from './datePresets.ts';
import { initialListState, toListQuery } from './listState.ts';

describe('relative dates', () => {
  it.each([
    ['today', '2026-03-01', '2026-03-01', '2026-03-01'],
    ['last7Days', '2026-03-01', '2026-02-23', '2026-03-01'],
    ['thisMonth', '2028-02-10', '2028-02-01', '2028-02-29'],
    ['thisHalfMonth', '2026-04-16', '2026-04-16', '2026-04-30'],
    ['thisHalfMonth', '2026-04-15', '2026-04-01', '2026-04-15'],
    ['previousHalfMonth', '2026-04-16', '2026-04-01', '2026-04-15'],
    ['previousHalfMonth', '2026-03-15', '2026-02-16', '2026-02-28'],
    ['previousHalfMonth', '2026-01-01', '2025-12-16', '2025-12-31'],
  ] as const)('%s on %s is %s to %s', (preset, today, from, to) => {
    expect(resolvePreset(preset, today)).toEqual({ from, to });
  });

  it('become plain ranges when the server is asked', () => {
    const filters = { createdAt: { match: 'preset', preset: 'today' } } as const;
    expect(toListQuery({ ...initialListState, size: 22, filters }, '2026-05-04').filters).toEqual({
      createdAt: { match: 'between', from: '2026-05-04', to: '2026-05-04' },
    });
  });
});
