import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { failure, success } from '#shared/ipc/result.ts';
import { anyCharacter } from '../../../tests/support/anyCharacter.ts';
import { createDeepLinks, findDeepLink, tokenOfLink } from './deepLinks.ts';

const good = 'backoffice://token_login?token=abc.DEF-123_~';

const options = (overrides: Partial<Parameters<typeof createDeepLinks>[0]> = {}) => ({
  login: vi.fn(async () => success(null)),
  navigate: vi.fn(),
  ...overrides,
});

describe('login links', () => {
  it('are accepted in exactly one form', () => {
    expect(tokenOfLink(good)).toBe('abc.DEF-123_~');
    const refused = [
      'backoffice://token_login',
      'backoffice://token_login?token=',
      'backoffice://token_login?token=a&next=/x',
      'backoffice://token_login?token=a#x',
      'backoffice://token_login?token=a%20b',
      'backoffice://token_login?token=a\nb',
      'backoffice://user@token_login?token=a',
      'backoffice://token_login/../admin?token=a',
      'backoffice:token_login?token=a',
      'BACKOFFICE://token_login?token=a',
      'https://token_login?token=a',
      ` ${good}`,
      `backoffice://token_login?token=${'a'.repeat(4097)}`,
      `backoffice://token_login?token=${'a'.repeat(1024 * 1024)}`,
    ];
    for (const link of refused) expect(tokenOfLink(link), link.slice(0, 80)).toBeNull();
  });

  it('never throw, and never yield a token with other characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const token = tokenOfLink(`backoffice://token_login?token=${text}`);
        expect(token === null || /^[A-Za-z0-9._~-]+$/.test(token)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('are refused with a single extra character, in 1,000 places and ways', () => {
    const foreign = fc
      .string({ unit: anyCharacter, minLength: 1, maxLength: 1 })
      .filter((text) => !/[A-Za-z0-9._~-]/.test(text));
    fc.assert(
      fc.property(fc.nat(good.length), foreign, (place, text) => {
        const altered = good.slice(0, place) + text + good.slice(place);
        const isOtherSpelling = altered === good.replace('?', '/?');
        expect(tokenOfLink(altered)).toBe(isOtherSpelling ? 'abc.DEF-123_~' : null);
      }),
      { numRuns: 1000 },
    );
  });

  it('are found among the arguments', () => {
    expect(findDeepLink(['app', '--flag', good])).toBe(good);
    expect(findDeepLink(['app', '/backoffice://x'])).toBeNull();
  });

  it('log in once; a replay does nothing', async () => {
    const used = options();
    const follow = createDeepLinks(used);
    expect(await follow(good)).toBe('loggedIn');
    expect(await follow(good)).toBe('ignored');
    expect(used.login).toHaveBeenCalledTimes(1);
    expect(used.navigate).toHaveBeenCalledExactlyOnceWith('/admins/reset_password');
  });

  it('lead to the login page when the token is refused', async () => {
    const refused = options({ login: vi.fn(async () => failure('INVALID_CREDENTIALS', 401)) });
    const follow = createDeepLinks(refused);
    expect(await follow(good)).toBe('failed');
    expect(refused.navigate).toHaveBeenCalledExactlyOnceWith('/login');
    expect(await follow(good)).toBe('ignored');
    expect(refused.login).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['cannot be reached', failure('NETWORK')],
    ['has trouble of its own', failure('HTTP_500', 500)],
  ])('can be used again when the server %s', async (_what, trouble) => {
    const login = vi.fn().mockResolvedValueOnce(trouble).mockResolvedValueOnce(success(null));
    const follow = createDeepLinks(options({ login }));
    expect(await follow(good)).toBe('failed');
    expect(await follow(good)).toBe('loggedIn');
    expect(await follow(good)).toBe('ignored');
  });

  it('can be used again after a user declined, who stays on the same page', async () => {
    const login = vi.fn().mockResolvedValueOnce(failure('DECLINED')).mockResolvedValueOnce(success(null));
    const used = options({ login });
    const follow = createDeepLinks(used);
    expect(await follow(good)).toBe('declined');
    expect(used.navigate).not.toHaveBeenCalled();
    expect(await follow(good)).toBe('loggedIn');
  });
});
