import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headerOf, joinSecret, maxPartLength, parseHeader, splitSecret } from './splitSecret.ts';

const secrets = fc
  .tuple(fc.string({ unit: 'binary', maxLength: 40 }), fc.integer({ min: 0, max: 200 }))
  .map(([text, times]) => text.repeat(times));

describe('splitSecret', () => {
  it('makes parts that fit, that are whole characters, and that join to the same value', () => {
    fc.assert(
      fc.property(secrets, (value) => {
        const parts = splitSecret(value);
        expect(parts.every((part) => part.length <= maxPartLength && part.isWellFormed())).toBe(true);
        expect(joinSecret(headerOf(value, 1), parts)).toBe(value);
      }),
    );
  });

  it('reads a missing, a foreign or an altered part as nothing', () => {
    const value = 'x'.repeat(maxPartLength * 2 + 1);
    const header = headerOf(value, 1);
    const [first = '', second = '', third = ''] = splitSecret(value);
    expect(joinSecret(header, [first, null, third])).toBeNull();
    expect(joinSecret(header, [first, second])).toBeNull();
    expect(joinSecret(header, [first, second, third, ''])).toBeNull();
    expect(joinSecret(header, [first, second, 'y'])).toBeNull();
  });
});

describe('parseHeader', () => {
  it('reads back what was written and nothing else', () => {
    const header = headerOf('secret', 7);
    expect(parseHeader(JSON.stringify(header))).toEqual(header);
    for (const text of ['', 'null', '[]', '{}', '{"generation":1,"parts":-1,"sha256":""}', 'plain token']) {
      expect(parseHeader(text)).toBeNull();
    }
  });
});
