import { useMemo } from 'react';
import { useArrived } from '../../ui/useArrived.ts';
import type { Field } from '../kinds/kind.ts';

/** Whether the inputs of these fields are there: a form appears as a whole, and its first input can have the focus. */
export const useInputs = (fields: Readonly<Record<string, Field>>): boolean => {
  const inputs = useMemo(() => Object.values(fields).flatMap(({ input }) => input ?? []), [fields]);
  return useArrived(inputs);
};
