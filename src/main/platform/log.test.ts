import { describe, expect, it } from 'vitest';
import { redact } from './log.ts';

describe('log', () => {
  it('never holds what looks like a credential', () => {
    const lines = [
      'Authorization: Bearer canary-secret',
      '{"accessToken":"canary-secret"}',
      'backoffice://token_login?token=canary-secret',
      'password: canary-secret',
      'refreshToken=canary-secret&x=1',
    ];
    for (const line of lines) expect(redact(line)).not.toContain('canary-secret');
    expect(redact('A page stopped (crashed)')).toBe('A page stopped (crashed)');
  });
});
