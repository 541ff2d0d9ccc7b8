export interface Cancellable {
  defaultPrevented: boolean;
  preventDefault(): void;
}

/** Event object of Electron that remembers `preventDefault`. */
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
