interface Fiber {
  type: { name?: string; displayName?: string } | null;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

interface Drawing {
  commits: number;
  /** How often each component was drawn, by its name, since somebody began to count; null: nobody counts. */
  times: Map<string, number> | null;
}

const performedWork = 1;

const note = (first: Fiber | null, times: Map<string, number>): void => {
  for (let fiber = first; fiber; fiber = fiber.sibling) {
    const { type, alternate, flags, child } = fiber;
    const name = type?.displayName ?? type?.name;
    if (name && (!alternate || flags & performedWork)) times.set(name, (times.get(name) ?? 0) + 1);
    // What was not drawn has the same children as before.
    if (child !== alternate?.child) note(child, times);
  }
};

const watch = (): Drawing => {
  const drawing: Drawing = { commits: 0, times: null };
  const none = () => undefined;
  const hook = {
    drawing,
    supportsFiber: true,
    isDisabled: false,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot: (_id: number, root: { current: Fiber }) => {
      drawing.commits += 1;
      if (drawing.times) note(root.current, drawing.times);
    },
    onCommitFiberUnmount: none,
    onPostCommitFiberRoot: none,
  };
  Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  return drawing;
};

const known = (globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: { drawing?: Drawing } })
  .__REACT_DEVTOOLS_GLOBAL_HOOK__;

/**
 * What React draws, which it tells a developer tool. It looks for one when it is loaded, which all test files share: this
 * comes before it as their setup file.
 */
export const drawing = known?.drawing ?? watch();
