import { describe, expect, it } from 'vitest';
import { createRequestGuard } from './requestGuard.ts';

const guard = createRequestGuard('the-secret', () => 4321);
const host = '127.0.0.1:4321';
const cookie = 'other=1; backoffice-shell-4321=the-secret';

describe('request guard', () => {
  it('admits requests with the cookie', () => {
    expect(guard({ headers: { host, cookie }, url: '/w/1/' })).toEqual({ type: 'allowed' });
    expect(guard({ headers: { host, cookie, origin: `http://${host}` }, url: '/' })).toEqual({
      type: 'allowed',
    });
  });

  it('removes the secret from the address', () => {
    expect(guard({ headers: { host }, url: '/w/1/?view=record&secret=the-secret' })).toEqual({
      type: 'welcome',
      cookie: 'backoffice-shell-4321=the-secret; HttpOnly; SameSite=Strict; Path=/',
      location: '/w/1/?view=record',
    });
  });

  it('refuses all other requests', () => {
    const refused = [
      { headers: { host }, url: '/' },
      { headers: { host, cookie: 'backoffice-shell-4321=wrong' }, url: '/' },
      { headers: { host, cookie: 'backoffice-shell-1=the-secret' }, url: '/' },
      { headers: { host }, url: '/?secret=wrong' },
      { headers: { host, cookie }, url: '/?secret=' },
      { headers: { host: 'localhost:4321', cookie }, url: '/' },
      { headers: { host: 'evil.example', cookie }, url: '/' },
      { headers: { cookie }, url: '/' },
      { headers: { host, cookie, origin: 'http://evil.example' }, url: '/' },
      { headers: { host, cookie, origin: 'null' }, url: '/' },
      { headers: { host, cookie, 'sec-fetch-site': 'cross-site' }, url: '/' },
    ];
    for (const request of refused)
      expect(guard(request), JSON.stringify(request)).toEqual({ type: 'refused' });
  });
});
