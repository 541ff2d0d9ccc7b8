/* Loaded into a forked process before its entry: gives it the port that a utility process has. */
import { EventEmitter } from 'node:events';

const waiting: unknown[] = [];
let isHeard = false;

/** A MessagePort is a queue: messages wait until somebody listens. */
class ParentPort extends EventEmitter {
  postMessage(message: unknown): void {
    process.send?.(message);
  }
}

const parentPort = new ParentPort();
const tell = (data: unknown): boolean => parentPort.emit('message', { data, ports: [] });

process.on('message', (data) => {
  if (isHeard) tell(data);
  else waiting.push(data);
});
parentPort.on('newListener', (event) => {
  if (event !== 'message' || isHeard) return;
  isHeard = true;
  setImmediate(() => waiting.splice(0).forEach(tell));
});

// Chromium ends a utility process whose browser process is gone, however it went.
process.on('disconnect', () => process.exit(0));

Object.assign(process, { parentPort });
