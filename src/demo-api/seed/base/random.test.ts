import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRandom } from './random.ts';

const keys = fc.array(fc.oneof(fc.string(), fc.integer()), { maxLength: 3 });

it('gives the same stream for the same keys, and different streams for others', () => {
  const draw = (...of: (string | number)[]) => Array.from({ length: 5 }, createRandom(...of).next);
  fc.assert(
    fc.property(keys, (of) => {
      expect(draw(...of)).toEqual(draw(...of));
    }),
  );
  expect(draw(1, 'orders')).not.toEqual(draw(2, 'orders'));
  expect(draw(1, 'orders')).not.toEqual(draw(1, 'couriers'));
});

it('stays within the requested bounds', () => {
  const spans = fc.tuple(fc.integer({ min: -1000, max: 1000 }), fc.nat(1000));
  fc.assert(
    fc.property(keys, spans, (of, [min, size]) => {
      const random = createRandom(...of);
      const value = random.int(min, min + size);
      expect(value >= min && value <= min + size && Number.isInteger(value)).toBe(true);
      expect(random.id()).toMatch(/^[0-9a-z]{16}$/);
      expect(random.hexId()).toMatch(/^[0-9a-f]{16}$/);
      expect(random.shuffle([1, 2, 3, 4]).sort()).toEqual([1, 2, 3, 4]);
    }),
  );
});

it('is evenly distributed', () => {
  const random = createRandom('spread');
  const counts = Array.from({ length: 10 }, () => 0);
  for (let index = 0; index < 100_000; index += 1) {
    const value = random.int(0, 9);
    counts[value] = (counts[value] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(600);
});

it('refuses to pick from an empty list', () => {
  expect(() => createRandom(1).pick([])).toThrow(RangeError);
});
