import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/** What is said to be wrong may be put right in another field: it is looked at again whenever one changes. */
export const useRecheck = ({ subscribe, trigger, formState }: UseFormReturn): void => {
  const wrong = useRef<string[]>([]);
  // What the server said stands until its own field changes.
  wrong.current = Object.entries(formState.errors).flatMap(([name, error]) =>
    error?.type === 'validate' ? [name] : [],
  );
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const others = wrong.current.filter((other) => other !== name);
          if (name !== undefined && others.length > 0) void trigger(others);
        },
      }),
    [subscribe, trigger],
  );
};
