import { useEffect, useState } from 'react';

/** Result of the latest `load`, which must be stable. `null`: loading, or failed, which others report. */
export const usePromised = <Value>(load: () => Promise<Value>): Value | null => {
  const [loaded, setLoaded] = useState<{ load: unknown; value: Value } | null>(null);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (value) => isWanted && setLoaded({ load, value }),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return loaded?.load === load ? loaded.value : null;
};
