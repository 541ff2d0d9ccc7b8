const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

/** Whether two field values mean the same: an empty input and a field that the server left out do. */
export const sameValue = (one: unknown, other: unknown): boolean => {
  if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other);
  if (typeof one === 'object' || typeof other === 'object')
    return JSON.stringify(one) === JSON.stringify(other);
  return Object.is(one, other);
};
