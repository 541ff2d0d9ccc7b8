import { type ComponentType, createElement, type ReactNode, useEffect, useReducer, useState } from 'react';

/** Component whose code loads on first use, with a cached promise. */
export interface LazyComponent<Props> {
  (): Promise<ComponentType<Props>>;
  loaded?: ComponentType<Props>;
}

/** `own`: fixed props, added to those given when it is rendered. */
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
 * True once all components are loaded; starts loading. Used instead of Suspense, because React keeps a
 * Suspense fallback for 300 ms even if the code arrives after 10 ms.
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
  // Rethrow during render, so that the error boundary shows it.
  if (failure) throw failure.cause;
  return areLoaded;
};

interface LazyProps<Props> {
  of: LazyComponent<Props>;
  given: Props;
  until?: ReactNode;
}

export const Lazy = <Props extends object>({ of, given, until = null }: LazyProps<Props>): ReactNode => {
  useLoaded([of]);
  return of.loaded ? createElement(of.loaded, given) : until;
};

/** Component outside the initial bundle, loaded when first rendered. */
export const onDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  const lazy = lazyComponent<Props>(load, {});
  return (props) => <Lazy of={lazy} given={props} />;
};
