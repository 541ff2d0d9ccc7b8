/** Maps permission names of the web to those of Electron's handlers (docs/api/session.md). */
const webNames: Readonly<Record<string, string>> = {
  camera: 'media',
  microphone: 'media',
  'clipboard-write': 'clipboard-sanitized-write',
  'screen-wake-lock': 'screen-wake-lock',
  'storage-access': 'storage-access',
};

type Method = (...args: never[]) => unknown;
/** Asks main. `isCheck`: the page only queries the permission. */
export type Ask = (permission: string, isCheck: boolean) => Promise<boolean>;

const refusal = (): DOMException => new DOMException('Permission denied', 'NotAllowedError');

const guardMethod = (owner: object | undefined, name: string, permission: string, ask: Ask): void => {
  const original = owner && (owner as Record<string, unknown>)[name];
  if (typeof original !== 'function') return;
  const guarded = async (...args: never[]): Promise<unknown> => {
    if (!(await ask(permission, false))) throw refusal();
    return (original as Method).apply(owner, args);
  };
  Object.defineProperty(owner, name, { value: guarded, configurable: true, writable: true });
};

/** Geolocation uses callbacks, not promises. */
const guardPosition = (
  geolocation: Geolocation | undefined,
  name: 'getCurrentPosition' | 'watchPosition',
  ask: Ask,
): void => {
  if (!geolocation) return;
  const original = geolocation[name].bind(geolocation);
  const guarded = (
    found: PositionCallback,
    failed?: PositionErrorCallback | null,
    options?: PositionOptions,
  ): number => {
    void ask('geolocation', false).then((isGranted) => {
      if (isGranted) original(found, failed, options);
      else failed?.({ code: 1, message: 'User denied Geolocation' } as GeolocationPositionError);
    });
    return 0;
  };
  Object.defineProperty(geolocation, name, { value: guarded, configurable: true });
};

const guardNotifications = (ask: Ask): void => {
  if (typeof Notification === 'undefined') return;
  const request = async (): Promise<NotificationPermission> =>
    (await ask('notifications', false)) ? 'granted' : 'denied';
  Object.defineProperty(Notification, 'requestPermission', { value: request, configurable: true });
};

const guardQueries = (ask: Ask): void => {
  if (!('permissions' in navigator)) return;
  const query = async ({ name }: { name: string }): Promise<{ state: PermissionState }> => {
    const isGranted = await ask(webNames[name] ?? name, true);
    return Object.assign(new EventTarget(), {
      name,
      state: isGranted ? 'granted' : 'denied',
      onchange: null,
    } as const);
  };
  Object.defineProperty(navigator.permissions, 'query', { value: query, configurable: true });
};

/**
 * Browsers ask the user, or do not ask at all, before a page writes to the clipboard, shows notifications or
 * reads its position. Electron asks main's handlers instead, so this does too.
 */
export const askPermissions = (ask: Ask): void => {
  const { clipboard, geolocation, mediaDevices, storage } = navigator;
  for (const name of ['write', 'writeText']) guardMethod(clipboard, name, 'clipboard-sanitized-write', ask);
  for (const name of ['read', 'readText']) guardMethod(clipboard, name, 'clipboard-read', ask);
  guardMethod(mediaDevices, 'getUserMedia', 'media', ask);
  guardMethod(mediaDevices, 'getDisplayMedia', 'display-capture', ask);
  guardMethod(storage, 'persist', 'persistent-storage', ask);
  guardMethod(navigator, 'requestMIDIAccess', 'midi', ask);
  guardMethod(Element.prototype, 'requestPointerLock', 'pointerLock', ask);
  for (const name of ['getCurrentPosition', 'watchPosition'] as const) guardPosition(geolocation, name, ask);
  guardNotifications(ask);
  guardQueries(ask);
};
