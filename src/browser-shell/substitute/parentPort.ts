/* Loaded into a forked process before its entry: gives it the port that a utility process has. */

type Listener = (message: { data: unknown }) => void;

const listeners: Listener[] = [];
process.on('message', (data) => {
  for (const listener of listeners) listener({ data });
});

Object.assign(process, {
  parentPort: {
    on: (_event: 'message', listener: Listener) => {
      listeners.push(listener);
    },
    postMessage: (message: unknown) => process.send?.(message),
  },
});
