/** Keys of the window's storage that several folders read. */
export const storageKeys = {
  views: (server: string, entity: string): string => `views.${server}.${entity}`,
  columns: (entity: string): string => `columns.${entity}`,
  viewColumns: (server: string, entity: string, view: string): string =>
    `columns.${server}.${entity}.${view}`,
  texts: (name: string, server: string, userId: string): string => `${name}:${server}:${userId}`,
  promisedReplies: (server: string, userId: string): string => `promisedReplies:${server}:${userId}`,
  sentTexts: (server: string, userId: string): string => `sentTexts:${server}:${userId}`,
  slotTemplates: (server: string): string => `slotTemplates.${server}`,
};
