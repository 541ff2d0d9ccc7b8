const versions = new WeakMap<object, number>();

/** Notes main's number of an answer with its data in the cache. What is put there by hand has none. */
export const noteVersion = <Data extends object>(data: Data, version: number | undefined): Data => {
  if (version === undefined) versions.delete(data);
  else versions.set(data, version);
  return data;
};

export const versionOf = (data: unknown): number | null =>
  (typeof data === 'object' && data !== null && versions.get(data)) || null;

/** After structural sharing: data that stayed the same object is what the newer answer brought. */
export const carryVersion = <Data extends object>(answer: object, shared: Data): Data =>
  noteVersion(shared, versions.get(answer));
