/** How a file is written that this app makes. */
export const exportProfiles = ['standard', 'excel'] as const;

/** A file of the server can also stay as it came. */
export const fileProfiles = ['raw', ...exportProfiles] as const;
