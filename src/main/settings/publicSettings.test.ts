import { describe, expect, it } from 'vitest';
import { ribbonOf } from './publicSettings.ts';

const real = 'https://api.example.com';
const server = (origin: string) => ({ type: 'server', origin }) as const;

describe('server color mark', () => {
  it.each([
    ['sample data, installed or not', { type: 'demo' } as const, true, [real], 'SAMPLE DATA'],
    ['a copy that is not installed, on the real server', server(real), false, [real], 'DEVELOPMENT'],
    ['an installed app on the real server', server(real), true, [real], null],
    ['an installed app on another one', server('https://test.example.com'), true, [real], 'DEVELOPMENT'],
    [
      'an installed app where nobody named the real servers',
      server('https://any.example.com'),
      true,
      [],
      null,
    ],
    ['an installed app that is not connected yet', null, true, [real], null],
  ])('for %s', (_of, connection, isPackaged, production, expected) => {
    expect(ribbonOf(connection, isPackaged, production)).toBe(expected);
  });
});
