/**
 * Images load through main, which knows the bucket. Servers send a
 * key, a path or a full URL; the part after `/bucket/` is the key.
 */
export const imageSource = (value: string): string => {
  const [, key = value] = /(?:^|\/)bucket\/(.+)$/.exec(value) ?? [];
  return `./bucket/${key.replace(/^https?:\/\/[^/]+\//, '').replace(/^\/+/, '')}`;
};
