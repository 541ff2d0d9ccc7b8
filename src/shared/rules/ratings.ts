/** Stars up to which a review counts as bad, as in the list of 1–2 stars. */
const badUpTo = 2;

export interface RatingSummary {
  count: number;
  /** `null`: no rating. */
  average: number | null;
  bad: number;
}

/** Sums up the ratings that are numbers; a review may have none. */
export const sumUpRatings = (ratings: readonly unknown[]): RatingSummary => {
  const known = ratings.filter((rating) => typeof rating === 'number' && rating > 0) as number[];
  const sum = known.reduce((total, rating) => total + rating, 0);
  return {
    count: known.length,
    average: known.length === 0 ? null : sum / known.length,
    bad: known.filter((rating) => rating <= badUpTo).length,
  };
};
