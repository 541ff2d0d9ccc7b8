import { type ComponentType, createElement, use } from 'react';

/** A component that is fetched when it is first needed; the same promise ever after. */
export type LazyPart<Props> = () => Promise<ComponentType<Props>>;

/** A part of a kind that lists do not need. `own` is what it is to know of its field. */
export const lazyPart = <Given extends object, Own extends object = object>(
  load: () => Promise<ComponentType<Given & Own>>,
  own: Own,
): LazyPart<Given> => {
  let part: ReturnType<LazyPart<Given>> | undefined;
  return () => {
    part ??= load().then((Part) => (given: Given) => createElement(Part, { ...given, ...own }));
    return part;
  };
};

/** Waits for the inputs of these fields, so that a form appears as a whole and its first input can have the focus. */
export const useInputs = <Props>(fields: readonly { input: LazyPart<Props> | null }[]): void => {
  const loading = fields.map(({ input }) => input?.());
  for (const part of loading) if (part) use(part);
};
