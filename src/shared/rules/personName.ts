interface PersonNames {
  fullName?: unknown;
  firstName?: unknown;
  lastName?: unknown;
  /** Rows of a list have an id and unknown fields. */
  id?: unknown;
}

const isReadable = (name: unknown): name is string => typeof name === 'string' && name.trim() !== '';

/** Display name: the full name, otherwise the first and last name. Empty if the record has none. */
export const personName = ({ fullName, firstName, lastName }: PersonNames): string =>
  isReadable(fullName) ? fullName : [firstName, lastName].filter(isReadable).join(' ');
