import { type ComponentType, createElement, type ReactNode, useEffect, useReducer, useState } from 'react';

/** A lazy component: its code is loaded when it is first needed; the same promise ever after. */
export interface LazyComponent<Props> {
  (): Promise<ComponentType<Props>>;
  /** The component, once its code is loaded. */
  loaded?: ComponentType<Props>;
}

/** `own` is what the component is to know beside what it is given where it is shown. */
export const lazyComponent = <Given extends object, Own extends object = object>(
  load: () => Promise<ComponentType<Given & Own>>,
  own: Own,
): LazyComponent<Given> => {
  let loading: Promise<ComponentType<Given>> | undefined;
  const lazy: LazyComponent<Given> = () => {
    loading ??= load().then((Component) => {
      const loaded = (given: Given) => createElement(Component, { ...given, ...own });
      lazy.loaded = loaded;
      return loaded;
    });
    return loading;
  };
  return lazy;
};

interface Loadable {
  (): Promise<unknown>;
  loaded?: unknown;
}

/**
 * Whether these components are loaded; loads those that are not. Suspense would wait for them too, but React keeps what
 * stands in a component's place for 300 ms, also where its code comes after ten.
 */
export const useLoaded = (components: readonly Loadable[]): boolean => {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [failure, setFailure] = useState<{ cause: unknown } | null>(null);
  const areLoaded = components.every(({ loaded }) => loaded !== undefined);
  useEffect(() => {
    if (areLoaded) return;
    let isWanted = true;
    Promise.all(components.map((load) => load())).then(
      () => isWanted && redraw(),
      (cause: unknown) => isWanted && setFailure({ cause }),
    );
    return () => {
      isWanted = false;
    };
  }, [areLoaded, components]);
  // What goes wrong with it is shown like any other fault of the page.
  if (failure) throw failure.cause;
  return areLoaded;
};

interface LazyProps<Props> {
  of: LazyComponent<Props>;
  given: Props;
  /** The placeholder until the component is loaded. */
  until?: ReactNode;
}

/** Shows a lazy component, and a placeholder until it is loaded. */
export const Lazy = <Props extends object>({ of, given, until = null }: LazyProps<Props>): ReactNode => {
  useLoaded([of]);
  return of.loaded ? createElement(of.loaded, given) : until;
};

/** A component that is loaded when it is first shown, for what the first page does without. */
export const onDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  const lazy = lazyComponent<Props>(load, {});
  return (props) => <Lazy of={lazy} given={props} />;
};
