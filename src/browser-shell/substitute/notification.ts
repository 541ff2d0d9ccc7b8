import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { record } from '../shellRecords.ts';
import { app } from './app.ts';
import { cancellable } from './cancellable.ts';
import { onWindows } from './onWindows.ts';
import { checkOptions } from './optionTypes.ts';

const shown: Notification[] = [];
/** What the tags of Windows can hold. */
const maxTag = 64;

type Activation = (details: Electron.ActivationArguments) => void;

let onActivation: Activation | null = null;
/** A click on an older notification that started the app waits for its handler. */
let early: Electron.ActivationArguments | null = null;
let isKnown = false;

/** The first that wants notifications makes Windows know the app: by a shortcut in the person's own start menu. */
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
  if (!notification?.isClickable(index)) return;
  if (process.platform === 'win32') activate(notification.id);
  notification.emit('click', cancellable());
};

/** A person clicks, in the list of Windows, one that an earlier run has shown. */
export const activateNotification = (): void => {
  if (isKnown) activate(randomUUID());
};
