import { type ComponentType, createElement } from 'react';

/** A component that is fetched when it is first needed; the same promise ever after. */
export interface LazyPart<Props> {
  (): Promise<ComponentType<Props>>;
  /** The component, once it is there. */
  part?: ComponentType<Props>;
}

/** `own` is what the component is to know beside what it is given where it is shown. */
export const lazyPart = <Given extends object, Own extends object = object>(
  load: () => Promise<ComponentType<Given & Own>>,
  own: Own,
): LazyPart<Given> => {
  let coming: Promise<ComponentType<Given>> | undefined;
  const lazy: LazyPart<Given> = () => {
    coming ??= load().then((Part) => {
      const part = (given: Given) => createElement(Part, { ...given, ...own });
      lazy.part = part;
      return part;
    });
    return coming;
  };
  return lazy;
};
