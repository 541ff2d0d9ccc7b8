import { EventEmitter } from 'node:events';

/** What a system tells of its sleep; a test says when. Screens are locked and unlocked on Windows and macOS only. */
export const powerMonitor = new EventEmitter();
