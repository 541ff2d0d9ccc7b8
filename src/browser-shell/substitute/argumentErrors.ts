/** Electron's error for a wrong first argument. The message repeats strings only. */
export const conversionFailure = (value: unknown): TypeError => {
  const text = typeof value === 'string' ? value : '';
  return new TypeError(`Error processing argument at index 0, conversion failure from ${text}`);
};

export const tooFewArguments = (): TypeError => new TypeError('Insufficient number of arguments.');
