/** Four to seven round numbers, evenly spaced, that enclose zero and all values. */
export const axisNumbers = (values: readonly number[]): readonly number[] => {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const least = (high - low) / 5;
  const power = 10 ** Math.floor(Math.log10(least));
  // Whole steps only: most metrics are counts.
  const step = Math.max(
    1,
    [1, 2, 5].map((factor) => factor * power).find((size) => size >= least) ?? 10 * power,
  );
  const first = Math.floor(low / step);
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, index) => (first + index) * step);
};
