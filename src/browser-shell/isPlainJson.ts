/** Not one of those that JSON cannot write. */
export const isPlainNumber = (value: number): boolean => Number.isFinite(value) && !Object.is(value, -0);

/** Whether JSON carries the value exactly as structured clone would. */
export const isPlainJson = (root: unknown): boolean => {
  const seen = new Set<object>();
  const isPlainObject = (value: object): boolean => {
    if (seen.has(value)) return false;
    seen.add(value);
    // A hole in a list is not among its keys.
    if (Array.isArray(value)) return Object.keys(value).length === value.length && value.every(isPlain);
    if (Object.getPrototypeOf(value) !== Object.prototype) return false;
    return Object.keys(value).every((key) => key !== '__proto__' && isPlain(value[key as keyof object]));
  };
  const isPlain = (value: unknown): boolean => {
    switch (typeof value) {
      case 'string':
      case 'boolean':
        return true;
      case 'number':
        return isPlainNumber(value);
      case 'object':
        return value === null || isPlainObject(value);
      default:
        return false;
    }
  };
  return isPlain(root);
};
