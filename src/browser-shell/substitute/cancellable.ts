export interface Cancellable {
  defaultPrevented: boolean;
  preventDefault(): void;
}

/** An event object as Electron gives it: `preventDefault` is remembered. */
export const cancellable = <Details extends object>(details?: Details): Cancellable & Details => {
  const event = {
    defaultPrevented: false,
    preventDefault: (): void => {
      event.defaultPrevented = true;
    },
    ...(details as Details),
  };
  return event;
};
