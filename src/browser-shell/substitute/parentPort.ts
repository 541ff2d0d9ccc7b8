/* Preloaded into a forked process: provides the `parentPort` of a utility process. */
import { EventEmitter } from 'node:events';

const waiting: unknown[] = [];
let isHeard = false;

/** Queues messages until the first listener is added, like a MessagePort. */
class ParentPort extends EventEmitter {
  postMessage(message: unknown): void {
    process.send?.(message);
  }
}

const parentPort = new ParentPort();
const deliver = (data: unknown): boolean => parentPort.emit('message', { data, ports: [] });

process.on('message', (data) => {
  if (isHeard) deliver(data);
  else waiting.push(data);
});
parentPort.on('newListener', (event) => {
  if (event !== 'message' || isHeard) return;
  isHeard = true;
  setImmediate(() => waiting.splice(0).forEach(deliver));
});

// Chromium ends a utility process when its browser process is gone, for any reason.
process.on('disconnect', () => process.exit(0));

Object.assign(process, { parentPort });
