/**
 * What a person typed as a number, with either decimal sign and with spaces between thousands: `1 234,5`.
 * Empty is null; undefined means that it is no number.
 */
export const parseNumber = (text: string): number | null | undefined => {
  const compact = text.replaceAll(/[\s\u00a0\u202f]/g, '');
  if (compact === '') return null;
  if (!/^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(compact)) return undefined;
  const value = Number(compact.replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
};
