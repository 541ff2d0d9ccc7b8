interface Identity {
  type: string;
  id: string;
  dateTime?: string | null | undefined;
}

/** What makes a notice this one: a courier who applies again has the same id, but another time. */
export const noticeKey = ({ type, id, dateTime }: Identity): string =>
  JSON.stringify([type, id, dateTime ?? null]);
