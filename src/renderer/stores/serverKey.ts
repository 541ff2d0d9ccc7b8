import { usePreferencesStore } from './preferences.ts';

/** Where the data comes from, for what is kept on this computer: sample data and each server apart. */
export const serverKey = (): string => {
  const { connection } = usePreferencesStore.getState();
  return connection?.kind === 'server' ? connection.origin : 'sample-data';
};
