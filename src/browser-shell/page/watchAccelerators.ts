interface Accelerator {
  id: number;
  accelerator: string;
}

/** Does a key press mean this accelerator (`CmdOrCtrl+Shift+N`)? */
export const matchesAccelerator = (
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
  accelerator: string,
): boolean => {
  const parts = accelerator.toLowerCase().split('+');
  const key = parts.pop();
  const wants = (...names: string[]): boolean => parts.some((part) => names.includes(part));
  const wantsCommand = wants('cmdorctrl', 'commandorcontrol', 'ctrl', 'control', 'cmd', 'command');
  return (
    event.key.toLowerCase() === key &&
    (event.ctrlKey || event.metaKey) === wantsCommand &&
    event.shiftKey === wants('shift') &&
    event.altKey === wants('alt', 'option')
  );
};

/** Key presses that belong to the application menu go to main, as they would in a native window. */
export const watchAccelerators = (press: (id: number) => void): { set: (items: Accelerator[]) => void } => {
  let items: Accelerator[] = [];
  addEventListener('keydown', (event) => {
    const item = items.find(({ accelerator }) => matchesAccelerator(event, accelerator));
    if (!item) return;
    event.preventDefault();
    press(item.id);
  });
  return {
    set: (next) => {
      items = next;
    },
  };
};
