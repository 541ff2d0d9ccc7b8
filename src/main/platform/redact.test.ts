import { homedir, hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { redact } from './redact.ts';

it.each([
  ['GET failed: Bearer abc.def-123', 'abc.def-123'],
  ['{"token":"s3cret","x":1}', 's3cret'],
  ['login?token=s3cret&country=es', 's3cret'],
  ['password: hunter2', 'hunter2'],
  ['got eyJhbGciOi.eyJzdWIiOiIx.sig_nature back', 'eyJzdWIiOiIx'],
  ['User ana.garcia+x@example.com not found', 'ana.garcia'],
  ['iban ES91 2100 0418 4502 0005 1332 is taken', '2100 0418'],
  ['called +34 600 123 456', '600 123'],
  ['called 600 123 456', '600 123'],
  ['called 0501234567 twice', '0501234567'],
  ['called (050) 123-45-67', '123-45'],
  [`Unexpected token 'A', "Ana García" is not valid JSON`, 'Ana'],
  [`Unexpected token 'x', ..."name":"Ana x"... is not valid JSON`, 'Ana'],
  ["ENOENT: no such file '/home/oksana/.config/x'", 'oksana'],
  ["EPERM 'C:\\Users\\Óscar P\\AppData'", 'Óscar'],
  ['at /Users/maria/Library/y', 'maria'],
])('removes from "%s" the part "%s"', (text, secret) => expect(redact(text)).not.toContain(secret));

it.each(['"', '-eyJabcdef', 'token ', 'a@', '+1 ', '1 ', 'ES00 ', '/home/', 'x', '(12', 'bearer\t'])(
  'takes linear time for many of %j',
  (piece) => {
    const text = `${piece.repeat(400_000)} is not valid`;
    expect(redact(text).endsWith(' is not valid')).toBe(true);
  },
);

it('keeps useful details', () => {
  const line =
    '2026-11-22T10:15:00.000Z error A page stopped (crashed): TypeError at list.js:10:33, status 503';
  expect(redact(line)).toBe(line);
  const numbers = 'took 123456 ms since 2026-11-22 10:15, Chromium 156.0.7871.1234, 192.168.100.200:8443';
  expect(redact(numbers)).toBe(numbers);
});

it("removes the name of the computer's user", () => {
  expect(redact(join(homedir(), 'profile', 'settings.json'))).toBe(join('~', 'profile', 'settings.json'));
  const { username } = userInfo();
  if (username.length > 2) expect(redact(`D:/data/${username}/x on ${hostname()}`)).not.toContain(username);
});

it('removes e-mail addresses in any context', () =>
  fc.assert(
    fc.property(fc.emailAddress(), fc.constantFrom(' ', '"', '<', '(', '=', ':'), (email, before) => {
      expect(redact(`x${before}${email}`)).not.toContain(email);
    }),
  ));
