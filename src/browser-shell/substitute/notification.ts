import { EventEmitter } from 'node:events';
import { record } from '../shellRecords.ts';
import { app } from './app.ts';
import { cancellable } from './cancellable.ts';
import { checkOptions } from './optionTypes.ts';

const shown: Notification[] = [];
/** What the tags of Windows can hold. */
const maxTag = 64;

export class Notification extends EventEmitter implements Pick<Electron.Notification, 'show' | 'close'> {
  static isSupported(): boolean {
    return true;
  }
  readonly #options: Electron.NotificationConstructorOptions;
  #index: number | null = null;

  constructor(options: Electron.NotificationConstructorOptions = {}) {
    super();
    if (!app.isReady()) throw new Error('Cannot create Notification before app is ready');
    checkOptions('NotificationConstructorOptions', options);
    const { id = '', groupId = '', groupTitle = '' } = options;
    if (id.length > maxTag) throw new Error('Notification id exceeds Windows limit of 64 UTF-16 characters');
    if (groupId.length > maxTag)
      throw new Error('Notification groupId exceeds Windows limit of 64 UTF-16 characters');
    if (groupTitle !== '' && groupId === '')
      throw new Error('Notification groupTitle requires groupId to be set');
    this.#options = options;
  }
  /** Once more replaces what stands there. */
  show(): void {
    this.close();
    this.#index = shown.push(this) - 1;
    record('Notification', { index: this.#index, ...this.#options });
    setImmediate(() => this.emit('show', cancellable()));
  }
  /** By the app itself; a closed one cannot be clicked any more. */
  close(): void {
    if (this.#index === null) return;
    record('Notification closed', { index: this.#index });
    this.#index = null;
  }
  isClickable(index: number): boolean {
    return this.#index === index;
  }
}

/** A person clicks the notification with this number. The system does not bring the app to the front for it. */
export const clickNotification = (index: number): void => {
  const notification = shown[index];
  if (notification?.isClickable(index)) notification.emit('click', cancellable());
};
