import { useEffect, useReducer, useState } from 'react';

interface Fetched {
  (): Promise<unknown>;
  part?: unknown;
}

/**
 * Whether these parts are there; fetches what is missing. Suspense would wait for them too, but React keeps what stands
 * in a part's place for 300 ms, also where the part comes after ten.
 */
export const useArrived = (parts: readonly Fetched[]): boolean => {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [failure, setFailure] = useState<{ cause: unknown } | null>(null);
  const areThere = parts.every(({ part }) => part !== undefined);
  useEffect(() => {
    if (areThere) return;
    let isWanted = true;
    Promise.all(parts.map((load) => load())).then(
      () => isWanted && redraw(),
      (cause: unknown) => isWanted && setFailure({ cause }),
    );
    return () => {
      isWanted = false;
    };
  }, [areThere, parts]);
  // What goes wrong with it is shown like any other fault of the page.
  if (failure) throw failure.cause;
  return areThere;
};
