import { listen } from '../ipc/bridge.ts';
import { queryClient } from './queryClient.ts';
import { recordKeys } from './recordKeys.ts';

/** Whatever any window wrote, every window that shows it reads it again. */
export const watchRecords = (): (() => void) =>
  listen('records.changed', ({ entity }) => {
    void queryClient.invalidateQueries({ queryKey: recordKeys.entity(entity) });
  });
