/** A fact that differs between Electron and the browser shell, with both values and the reason. */
export interface Difference {
  probe: string;
  fact: string;
  electron: unknown;
  shell: unknown;
  reason: string;
  /** Major version of Electron that the row applies to; by default all. */
  runtime?: number;
}

const strict = 'A mistake of the app that Electron passes over fails in the shell, where tests see it.';

export const differences: readonly Difference[] = [
  {
    probe: 'pageLife',
    fact: 'id of a destroyed window',
    electron: 1,
    shell: 'TypeError: Object has been destroyed',
    reason: `${strict} The id of a closed window names nothing any more.`,
  },
  {
    probe: 'pageLife',
    fact: 'send() of a function',
    electron: 'undefined',
    shell: 'Error: An object could not be cloned.',
    reason: `${strict} Electron logs the error and drops the message.`,
  },
  {
    probe: 'menus',
    fact: 'an unknown role is refused',
    electron: false,
    shell: true,
    reason: `${strict} An item with such a role does nothing.`,
  },
  {
    probe: 'menus',
    fact: 'a click that is no function is refused',
    electron: false,
    shell: true,
    reason: strict,
  },
  {
    probe: 'menus',
    fact: 'an unknown option is refused',
    electron: false,
    shell: true,
    reason: strict,
  },
  {
    probe: 'system',
    fact: 'openExternal of no address',
    electron: 'undefined',
    shell: 'Error: Invalid URL',
    reason: `${strict} On Linux a program of the desktop is started with an empty address.`,
  },
  {
    probe: 'system',
    fact: 'clipboard at once',
    electron: 'undefined',
    shell: 'a promise',
    runtime: 33,
    reason: 'Electron 45 answers a promise, as its type file says; 33 has written when it returns.',
  },
  {
    probe: 'system',
    fact: 'id of a notification',
    electron: 'undefined',
    shell: 'string',
    runtime: 33,
    reason: 'Notifications have an id since a version between 33 and 45.',
  },
];
