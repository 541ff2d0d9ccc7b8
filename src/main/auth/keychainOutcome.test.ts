import { expect, it } from 'vitest';
import { keychainProblemOf } from './keychainOutcome.ts';

it.each([
  ["Couldn't access platform storage: Secret Service: unlock prompt was dismissed", 'locked'],
  ["Couldn't access platform storage: Secret Service: object locked", 'locked'],
  ["Couldn't access platform storage: User interaction is not allowed.", 'locked'],
  ['Platform failure: User canceled the operation.', 'locked'],
  ['Platform failure: The user name or passphrase you entered is not correct.', 'locked'],
  ['Platform failure: DBus error: Did not receive a reply. Possible causes include: …', 'timeout'],
  ['Platform failure: DBus error: Using X11 for dbus-daemon autolaunch was disabled', 'unavailable'],
  ["Couldn't access platform storage: Secret Service: no result found", 'unavailable'],
])('%s is %s', (message, outcome) => {
  expect(keychainProblemOf(new Error(message))).toBe(outcome);
});
