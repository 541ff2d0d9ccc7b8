import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { browserCommand } from './platform.ts';

const address = 'http://127.0.0.1:4000/w/1/?view=record&secret=a%26b#/country/es';

it('passes the whole address to the system, with any characters', () => {
  for (const platform of ['darwin', 'win32', 'linux'] as const) {
    const [command, args] = browserCommand(platform, address);
    expect(args.at(-1)).toBe(address);
    // A command interpreter would end the address at the first ampersand.
    expect(command).not.toMatch(/^(?:cmd|sh|powershell)(?:\.exe)?$/);
  }
  const [, args] = browserCommand(process.platform, address);
  expect(execFileSync(process.execPath, ['-p', 'process.argv.at(-1)', ...args], { encoding: 'utf8' })).toBe(
    `${address}\n`,
  );
});
