/**
 * Listens to what a person does once the page itself is through with it, and only if the page has let it be: as in
 * Electron, where `preventDefault` in the page keeps keys from the menu and clicks from opening anything.
 */
export const afterPage = <Name extends keyof WindowEventMap>(
  name: Name,
  react: (event: WindowEventMap[Name]) => void,
): void => {
  const last = (event: WindowEventMap[Name]): void => {
    if (!event.defaultPrevented) react(event);
  };
  addEventListener(
    name,
    () => {
      // Moved to the end of the line anew each time: the page's own listeners were added later than this one.
      removeEventListener(name, last);
      addEventListener(name, last);
    },
    { capture: true },
  );
};
