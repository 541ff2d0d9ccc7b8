import { type ComponentType, createElement, type ReactNode } from 'react';
import { type LazyPart, lazyPart } from './lazyPart.ts';
import { useArrived } from './useArrived.ts';

interface PartProps<Props> {
  of: LazyPart<Props>;
  given: Props;
  /** What stands in its place until it is there. */
  until?: ReactNode;
}

/** A part that is fetched when it is first shown. */
export const Part = <Props extends object>({ of, given, until = null }: PartProps<Props>): ReactNode => {
  useArrived([of]);
  return of.part ? createElement(of.part, given) : until;
};

/** A component as one that is fetched when it is first shown, for what the first page does without. */
export const fetched = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  const part = lazyPart<Props>(load, {});
  return (props) => <Part of={part} given={props} />;
};
