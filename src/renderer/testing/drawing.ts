/** The fields of React's internal fiber that show whether and where a component has rendered. */
interface Fiber {
  tag: number;
  type: { name?: string; displayName?: string } | null;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
  stateNode: unknown;
}

interface Drawing {
  commits: number;
  /** Renders per component name since counting began; `null`: not counting. */
  times: Map<string, number> | null;
  /** First DOM element of each rendered component; `null`: not recording. */
  elements: Element[] | null;
}

const performedWork = 1;
const functionTags = [0, 11, 15];
const elementTag = 5;

const firstElement = (first: Fiber | null): Element | null => {
  for (let fiber = first; fiber; fiber = fiber.sibling) {
    const found = fiber.tag === elementTag ? (fiber.stateNode as Element) : firstElement(fiber.child);
    if (found) return found;
  }
  return null;
};

const note = (first: Fiber | null, drawing: Drawing): void => {
  const { times, elements } = drawing;
  for (let fiber = first; fiber; fiber = fiber.sibling) {
    const { type, alternate, flags, child } = fiber;
    const isDrawn = !alternate || (flags & performedWork) !== 0;
    const name = type?.displayName ?? type?.name;
    if (name && isDrawn) times?.set(name, (times.get(name) ?? 0) + 1);
    const element = elements && isDrawn && functionTags.includes(fiber.tag) && firstElement(child);
    if (element) elements.push(element);
    // Subtrees that did not render keep their child fiber.
    if (child !== alternate?.child) note(child, drawing);
  }
};

const watch = (): Drawing => {
  const drawing: Drawing = { commits: 0, times: null, elements: null };
  const none = () => undefined;
  const hook = {
    drawing,
    supportsFiber: true,
    isDisabled: false,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot: (_id: number, root: { current: Fiber }) => {
      drawing.commits += 1;
      if (drawing.times || drawing.elements) note(root.current, drawing);
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
 * Records React's renders through the DevTools hook. React looks for the hook when it loads, once for all
 * test files, so this must be a setup file.
 */
export const drawing = known?.drawing ?? watch();
