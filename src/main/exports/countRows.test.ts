import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from '#shared/text/csv.ts';
import { countRows } from './countRows.ts';

const countOf = (text: string, pieceSize = 7) => {
  const bytes = Buffer.from(text);
  const count = countRows();
  for (let start = 0; start < bytes.length; start += pieceSize)
    count.add(bytes.subarray(start, start + pieceSize));
  return count.soFar(true);
};

describe('row count of a streamed file', () => {
  it.each([
    ['', 0],
    ['Titles\r\n', 0],
    ['Titles\na\nb\n', 2],
    ['Titles\na\nb', 2],
    ['Titles\n"a\nstill a",1\n"b ""b""\n",2\n', 2],
  ])('%j: %d', (text, rows) => {
    expect(countOf(text)).toEqual({ rows, areRowsEstimated: false });
  });

  it('matches the written rows, whatever their content and chunks', () => {
    const cells = fc.array(fc.string({ unit: fc.constantFrom('a', '"', '\n', '\r', ',', 'ñ') }), {
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(fc.array(cells, { maxLength: 20 }), fc.integer({ min: 1, max: 40 }), (lines, size) => {
        const text = ['Titles\r\n', ...lines.map((line) => csvLine(line))].join('');
        expect(countOf(text, size).rows).toBe(lines.length);
      }),
    );
  });

  it('is estimated from the start of a large file', () => {
    const count = countRows();
    const chunk = Buffer.from('0123456789abcde\n'.repeat(64 * 1024));
    for (let megabytes = 0; megabytes < 40; megabytes += 1) count.add(chunk);
    expect(count.soFar(true)).toEqual({ rows: 40 * 64 * 1024 - 1, areRowsEstimated: true });
  });
});
