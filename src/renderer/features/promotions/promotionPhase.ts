/** Before, during or after the time of a promotion. */
export type PromotionPhase = 'planned' | 'running' | 'over';

const momentOf = (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : Number.NaN);

const rejections: readonly unknown[] = ['rejected', 'rejected_with_error'];

/**
 * Null where neither a start nor an end says so, and where it was rejected: whatever its dates, it does not take place.
 * What has no end runs on, what has no start runs already.
 */
export const promotionPhase = (
  { startDate, endDate, status }: Readonly<Record<string, unknown>>,
  now: number,
): PromotionPhase | null => {
  const [start, end] = [momentOf(startDate), momentOf(endDate)];
  if ((Number.isNaN(start) && Number.isNaN(end)) || rejections.includes(status)) return null;
  if (start > now) return 'planned';
  return end < now ? 'over' : 'running';
};
