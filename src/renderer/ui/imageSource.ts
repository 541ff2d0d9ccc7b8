/**
 * Where the window loads a picture from: always through main, which knows the bucket. Servers name pictures by
 * key, by path or by full address; what follows `/bucket/` is the key.
 */
export const imageSource = (value: string): string => {
  const [, key = value] = /(?:^|\/)bucket\/(.+)$/.exec(value) ?? [];
  return `./bucket/${key.replace(/^https?:\/\/[^/]+\//, '').replace(/^\/+/, '')}`;
};
