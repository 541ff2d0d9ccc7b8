import { useEffect, useState } from 'react';
import type { ServerChecking } from '#shared/ipc/serverCheckRoutes.ts';
import { listen, request } from '../../ipc/bridge.ts';

/** The check that main runs or ran last. */
export const useServerCheck = (): ServerChecking | null => {
  const [checking, setChecking] = useState<ServerChecking | null>(null);
  useEffect(() => {
    let isHeard = false;
    const stop = listen('serverCheck.changed', (progress) => {
      isHeard = true;
      setChecking(progress);
    });
    void request('serverCheck.read', undefined).then((result) => {
      if (result.ok && !isHeard) setChecking(result.data);
    });
    return stop;
  }, []);
  return checking;
};
