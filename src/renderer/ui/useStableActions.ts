import { useLayoutEffect, useRef, useState } from 'react';

type Action = (...args: never[]) => unknown;

/**
 * Functions with stable identity that call the latest render's
 * version, so that memoized children do not render again.
 */
export const useStableActions = <Actions extends { [Name in keyof Actions]: Action }>(
  actions: Actions,
): Actions => {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState(() => {
    const names = Object.keys(actions) as (keyof Actions)[];
    const call =
      (name: keyof Actions): Action =>
      (...args) =>
        latest.current[name](...args);
    return Object.fromEntries(names.map((name) => [name, call(name)])) as Actions;
  });
  return stable;
};
