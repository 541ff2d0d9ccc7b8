import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currency, divideHalfUp, fromCents, roundHalfUp, toCents } from './money.ts';

describe('money', () => {
  it('is in euros', () => {
    expect(currency).toEqual({ code: 'EUR', sign: '€' });
  });

  it('converts every amount with two decimals to exact cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (cents) => {
        expect(toCents(Number((cents / 100).toFixed(2)))).toBe(cents);
        expect(toCents(fromCents(cents))).toBe(cents);
      }),
    );
  });

  it('rounds halves away from zero, despite binary fractions', () => {
    expect(toCents(1.005)).toBe(101);
    expect(toCents(-1.005)).toBe(-101);
    expect(toCents(2.675)).toBe(268);
    expect(roundHalfUp(0.5)).toBe(1);
    expect(roundHalfUp(-0.5)).toBe(-1);
    expect(roundHalfUp(0.4999)).toBe(0);
  });

  it('treats a missing amount as zero and never returns minus zero', () => {
    expect(toCents(null)).toBe(0);
    expect(toCents(undefined)).toBe(0);
    expect(Object.is(toCents(-0.001), 0)).toBe(true);
  });

  it('divides whole numbers exactly, halves away from zero', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: 10_000 }), (seed, divisor) => {
        const dividend = Math.trunc(seed / 4);
        const magnitude = BigInt(Math.abs(dividend));
        const quotient = (2n * magnitude + BigInt(divisor)) / (2n * BigInt(divisor));
        expect(divideHalfUp(dividend, divisor)).toBe(Number(dividend < 0 ? -quotient : quotient) + 0);
      }),
    );
    expect(divideHalfUp(-5, 10)).toBe(-1);
    expect(Object.is(divideHalfUp(-4, 10), 0)).toBe(true);
  });
});
