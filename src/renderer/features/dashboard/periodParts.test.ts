import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from './dashboardQuery.ts';
import { periodParts } from './periodParts.ts';

it('is the whole period in order, without gaps, in at most ten parts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 0, max: 800 }), (start, length) => {
      const dateFrom = addDays('2024-01-01', start);
      const dateTo = addDays(dateFrom, length);
      const parts = periodParts({ dateFrom, dateTo });
      expect(parts.length).toBeLessThanOrEqual(10);
      expect(parts[0]?.dateFrom).toBe(dateFrom);
      expect(parts.at(-1)?.dateTo).toBe(dateTo);
      for (const [index, part] of parts.slice(1).entries())
        expect(part.dateFrom).toBe(addDays(parts[index]?.dateTo ?? '', 1));
    }),
  );
});

it('a week is seven days', () => {
  expect(periodParts({ dateFrom: '2026-11-16', dateTo: '2026-11-22' })).toHaveLength(7);
});
