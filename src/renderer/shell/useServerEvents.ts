import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { queryClient } from '../data/queryClient.ts';
import { listen } from '../ipc/bridge.ts';
import { showToast } from '../stores/toasts.ts';

/** Says when the sample-data server stopped, and reads everything again when it is back. */
export const useServerEvents = (): void => {
  const { t } = useLingui();
  useEffect(
    () =>
      listen('demo.changed', ({ state }) => {
        if (state === 'running') void queryClient.invalidateQueries();
        if (state === 'restarting') {
          showToast({ intent: 'warning', text: t`The sample data stopped and is being started again` });
        }
        if (state === 'failed') {
          showToast({ intent: 'error', text: t`The sample data could not be started`, durationMs: null });
        }
      }),
    [t],
  );
};
