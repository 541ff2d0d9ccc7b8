import { EventEmitter } from 'node:events';
import { record } from '../shellRecords.ts';
import { checkOptions } from './optionTypes.ts';

const shown: Notification[] = [];

export class Notification extends EventEmitter implements Pick<Electron.Notification, 'show'> {
  static isSupported(): boolean {
    return true;
  }
  readonly #options: Electron.NotificationConstructorOptions;

  constructor(options: Electron.NotificationConstructorOptions = {}) {
    super();
    checkOptions('NotificationConstructorOptions', options);
    this.#options = options;
  }
  show(): void {
    const index = shown.push(this) - 1;
    record('Notification', { index, ...this.#options });
  }
}

/** A person clicks the notification with this number. */
export const clickNotification = (index: number): void => {
  shown[index]?.emit('click');
};
