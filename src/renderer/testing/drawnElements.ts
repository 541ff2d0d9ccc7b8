/** As much of React's own record of a component as tells whether it has just been drawn, and where. */
interface Fiber {
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
  stateNode: unknown;
}

const functionTags = [0, 11, 15];
const elementTag = 5;
const performedWork = 1;

/** Of each component that React has drawn or drawn again the first element, until somebody empties it. */
export const drawnElements: Element[] = [];

const firstElement = (fiber: Fiber | null): Element | null => {
  for (let one = fiber; one; one = one.sibling) {
    const found = one.tag === elementTag ? (one.stateNode as Element) : firstElement(one.child);
    if (found) return found;
  }
  return null;
};

const note = (fiber: Fiber): void => {
  const { alternate, child } = fiber;
  const isDrawn = functionTags.includes(fiber.tag) && (fiber.flags & performedWork) !== 0;
  const element = isDrawn ? firstElement(child) : null;
  if (element) drawnElements.push(element);
  // What was left alone below is the same object as before.
  if (alternate && alternate.child === child) return;
  for (let one = child; one; one = one.sibling) note(one);
};

const none = (): void => undefined;

/** React tells a developer tool of everything that it draws; it looks for one when it is loaded, which has to come later. */
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    isDisabled: false,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot: (_id: number, { current }: { current: Fiber }) => note(current),
    onCommitFiberUnmount: none,
    onPostCommitFiberRoot: none,
  },
});
