const usualFee = 2;

/** What establishments without a fee of their own take: what the record says, else the country's settings. */
export const commonCancellationFee = (
  ofRecord: number | null | undefined,
  ofCountry: number | null | undefined,
): number => ofRecord ?? ofCountry ?? usualFee;
