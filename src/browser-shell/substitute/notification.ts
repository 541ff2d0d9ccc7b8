import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { record } from '../shellRecords.ts';
import { app } from './app.ts';
import { cancellable } from './cancellable.ts';
import { onWindows } from './onWindows.ts';
import { checkOptions } from './optionTypes.ts';

const shown: Notification[] = [];
/** Limit of Windows for tags. */
const maxTag = 64;

type Activation = (details: Electron.ActivationArguments) => void;

let onActivation: Activation | null = null;
/** Click on a notification of an earlier run, which started the app: pending until a handler is set. */
let early: Electron.ActivationArguments | null = null;
let isKnown = false;

/** Windows requires a shortcut in the start menu. The first use of notifications creates it. */
const makeKnown = (): void => {
  if (process.platform !== 'win32' || isKnown) return;
  isKnown = true;
  record('toastShortcut', { name: app.isPackaged ? app.getName() : 'Electron', ...app.windowsIdentity });
};

const activate = (id: string): void => {
  const details = { type: 'click', arguments: `type=click&tag=${id}` };
  if (onActivation) onActivation(details);
  else early = details;
};

export class Notification
  extends EventEmitter
  implements Pick<Electron.Notification, 'id' | 'show' | 'close'>
{
  static isSupported(): boolean {
    makeKnown();
    return true;
  }
  static get handleActivation(): typeof Electron.Notification.handleActivation {
    return onWindows((callback: Activation): void => {
      onActivation = callback;
      if (early) callback(early);
      early = null;
    });
  }
  readonly id: string;
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
    this.id = id || randomUUID();
    this.#options = options;
    makeKnown();
  }
  /** Calling it again replaces the notification. */
  show(): void {
    this.close();
    this.#index = shown.push(this) - 1;
    record('Notification', { index: this.#index, ...this.#options });
    setImmediate(() => this.emit('show', cancellable()));
  }
  /** Closed by the app; it can no longer be clicked. */
  close(): void {
    if (this.#index === null) return;
    record('Notification closed', { index: this.#index });
    this.#index = null;
  }
  isClickable(index: number): boolean {
    return this.#index === index;
  }
}

/** Simulates a click on the notification with this number. The system does not focus the app. */
export const clickNotification = (index: number): void => {
  const notification = shown[index];
  if (!notification?.isClickable(index)) return;
  if (process.platform === 'win32') activate(notification.id);
  notification.emit('click', cancellable());
};

/** Simulates a click, in the notification list of Windows, on a notification of an earlier run. */
export const activateNotification = (): void => {
  if (isKnown) activate(randomUUID());
};
