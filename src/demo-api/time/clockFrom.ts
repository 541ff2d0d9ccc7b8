/** Clock that runs on from another moment. */
export const clockFrom = (moment: Date): (() => Date) => {
  const ahead = moment.getTime() - Date.now();
  return () => new Date(Date.now() + ahead);
};
