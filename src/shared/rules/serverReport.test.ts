import { expect, it } from 'vitest';
import { countEffects, mergeFindings, percentile, type ServerReport } from './serverReport.ts';
import { reportText } from './serverReportText.ts';

it('takes the nearest rank as percentile', () => {
  const times = [50, 10, 30, 20, 40];
  expect(percentile(times, 0.5)).toBe(30);
  expect(percentile(times, 0.95)).toBe(50);
  expect(percentile([], 0.5)).toBeNull();
});

it('adds up equal findings, the worst first', () => {
  const slow = { kind: 'slow', effect: 'tolerated', count: 1 } as const;
  const name = { kind: 'missing', effect: 'broken', field: 'name' } as const;
  const merged = mergeFindings([slow, name, slow, { ...name, field: 'id' }]);
  expect(merged).toEqual([name, { ...name, field: 'id' }, { ...slow, count: 2 }]);
  expect(countEffects(merged)).toEqual({ broken: 2, unreadable: 0, tolerated: 1 });
});

it('writes the findings of each call with their effect, and the times against the limit', () => {
  const report: ServerReport = {
    server: 'https://api.example.com',
    country: 'es',
    checkedAt: '2026-05-13T10:00:00.000Z',
    appVersion: '1.0.0',
    state: 'stopped',
    tls: { protocol: 'TLSv1.3', validDays: 80 },
    connection: [],
    calls: [
      {
        operation: 'orders.list',
        method: 'GET',
        path: '/{country}/cities/{city}/orders',
        statuses: [200, 200, 422],
        timesMs: [100, 300, 200],
        bytes: 2048,
        rows: 50,
        findings: [{ kind: 'type', effect: 'unreadable', field: 'tips', found: 'text', count: 3, of: 50 }],
      },
    ],
  };
  const text = reportText(report);
  expect(text).toContain('0 do not work, 1 unreadable, 0 tolerated');
  expect(text).toContain('median 200 ms, 95 % within 300 ms, limit 6000 ms');
  expect(text).toContain(
    '- **shown as unreadable** `tips`: Another type than expected. Found: text. In 3 of 50 rows.',
  );
  expect(text).toContain('| 200, 422 | 200 | 300 | 2048 | 50 | 1 |');
  expect(text).toContain('stopped before the end');
});
