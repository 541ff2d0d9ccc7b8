import { EventEmitter } from 'node:events';
import { record } from '../shellRecords.ts';

const shown: Notification[] = [];

export class Notification extends EventEmitter {
  static isSupported(): boolean {
    return true;
  }
  readonly options: { title?: string; body?: string };

  constructor(options: { title?: string; body?: string } = {}) {
    super();
    this.options = options;
  }
  show(): void {
    const index = shown.push(this) - 1;
    record('Notification', { index, ...this.options });
  }
}

/** A person clicks the notification with this number. */
export const clickNotification = (index: number): void => {
  shown[index]?.emit('click');
};
