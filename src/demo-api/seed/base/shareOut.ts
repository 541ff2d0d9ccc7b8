/** Splits a number by weights into whole numbers that add up to it; what is left over goes to the first. */
export const shareOut = (count: number, weights: readonly number[]): number[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => Math.floor((count * weight) / total));
  const rest = count - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, index) => (index === 0 ? share + rest : share));
};
