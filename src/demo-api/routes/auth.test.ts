import { describe, expect, it } from 'vitest';
import { failureOf, type Login, spanishAdmin, startTestApi, superAdmin, today } from '../testing/testApi.ts';

describe('login', () => {
  it('returns tokens and the user, without secrets of the account', async () => {
    const { logIn } = await startTestApi({ orders: 0 });
    const { user } = await logIn(spanishAdmin);
    expect(user).toMatchObject({ email: spanishAdmin, role: 'Admin', country: 'es' });
    expect(Object.keys(user).sort()).toEqual(['country', 'email', 'firstName', 'id', 'lastName', 'role']);
  });

  it('refuses a wrong password and an unknown address with the same answer', async () => {
    const { as } = await startTestApi({ orders: 0 });
    const wrong = { email: superAdmin, password: 'wrong' };
    const unknown = { email: 'nobody@backoffice.example', password: 'demo-password' };
    const send = as(null);
    const first = failureOf(await send('POST', '/auth/admins/login', wrong), 401);
    expect(failureOf(await send('POST', '/auth/admins/login', unknown), 401)).toEqual(first);
  });

  it('requires both fields', async () => {
    const { as } = await startTestApi({ orders: 0 });
    const failure = failureOf(await as(null)('POST', '/auth/admins/login', {}), 422);
    expect(Object.keys(failure.fields ?? {})).toEqual(['email', 'password']);
  });
});

describe('bearer token', () => {
  it('is required and verified', async () => {
    const { as, logIn } = await startTestApi({ orders: 0 });
    const { refreshToken } = await logIn(superAdmin);
    for (const token of [null, 'x', refreshToken]) {
      failureOf(await as(token)('GET', '/es/cities'), 401);
    }
    for (const authorization of ['', 'Bearer', 'Basic abc', 'Bearer a b', 'Bearer é']) {
      failureOf(await as(null)('GET', '/es/cities', undefined, { authorization }), 401);
    }
  });

  it('expires after its lifetime', async () => {
    let now = today.getTime();
    const { as, logIn } = await startTestApi({ orders: 0, accessTtl: 60, now: () => new Date(now) });
    const { accessToken } = await logIn(superAdmin);
    now += 59_000;
    expect((await as(accessToken)('GET', '/es/cities')).status).toBe(200);
    now += 1000;
    expect(failureOf(await as(accessToken)('GET', '/es/cities'), 401).code).toBe('TOKEN_EXPIRED');
  });
});

describe('token refresh', () => {
  it('accepts each refresh token once', async () => {
    const { as, logIn } = await startTestApi({ orders: 0 });
    const first = await logIn(superAdmin);
    const refresh = (token: string) => as(token)('POST', '/auth/refresh-token');
    const second = (await refresh(first.refreshToken)).body<Login>();
    expect((await as(second.accessToken)('GET', '/es/cities')).status).toBe(200);
    failureOf(await refresh(first.refreshToken), 401);
    expect((await refresh(second.refreshToken)).status).toBe(200);
  });

  it('rejects an access token', async () => {
    const { as, logIn } = await startTestApi({ orders: 0 });
    const { accessToken } = await logIn(superAdmin);
    failureOf(await as(accessToken)('POST', '/auth/refresh-token'), 401);
  });
});

describe('login links', () => {
  it('log in once', async () => {
    const links: string[] = [];
    const api = await startTestApi({ orders: 0, onLoginLink: (_email, token) => links.push(token) });
    const send = api.as(null);
    const answer = await send('POST', '/auth/send_link', { email: spanishAdmin });
    expect(answer.body()).toEqual({});
    const [token] = links;
    const logIn = () => send('POST', '/auth/admins/login_with_token', { token });
    expect((await logIn()).body<Login>().user.country).toBe('es');
    failureOf(await logIn(), 401);
  });

  it('do not reveal existing accounts', async () => {
    const links: string[] = [];
    const api = await startTestApi({ orders: 0, onLoginLink: (_email, token) => links.push(token) });
    const answer = await api.as(null)('POST', '/auth/send_link', { email: 'nobody@backoffice.example' });
    expect([answer.status, answer.text, links]).toEqual([200, '{}', []]);
  });

  it('expire', async () => {
    let now = today.getTime();
    const links: string[] = [];
    const api = await startTestApi({
      orders: 0,
      now: () => new Date(now),
      onLoginLink: (_email, token) => links.push(token),
    });
    await api.as(null)('POST', '/auth/send_link', { email: superAdmin });
    now += 24 * 3_600_000;
    failureOf(await api.as(null)('POST', '/auth/admins/login_with_token', { token: links[0] }), 401);
  });

  it('include a ready-made one for demonstrations', async () => {
    const { as } = await startTestApi({ orders: 0 });
    const token = 'demo-login-token';
    const answer = await as(null)('POST', '/auth/admins/login_with_token', { token });
    expect(answer.body<Login>().user.role).toBe('SuperAdmin');
  });
});

describe('reset password', () => {
  const passwords = { password: 'new-password', repeatPassword: 'new-password' };

  it('changes the password, and ends the other sessions of that account', async () => {
    const { as, logIn } = await startTestApi({ orders: 0 });
    const other = await logIn(spanishAdmin);
    const { accessToken, user } = await logIn(spanishAdmin);
    const send = as(accessToken);
    expect((await send('PUT', `/admins/${user.id}/reset_password`, passwords)).status).toBe(200);
    await logIn(spanishAdmin, passwords.password);
    failureOf(
      await as(null)('POST', '/auth/admins/login', { email: spanishAdmin, password: 'demo-password' }),
      401,
    );
    failureOf(await as(other.accessToken)('GET', '/es/cities'), 401);
    expect((await send('GET', '/es/cities')).status).toBe(200);
  });

  it('rejects two different passwords, and missing ones', async () => {
    const { send, logIn } = await startTestApi({ orders: 0 });
    const { user } = await logIn(superAdmin);
    const path = `/admins/${user.id}/reset_password`;
    const different = failureOf(await send('PUT', path, { ...passwords, repeatPassword: 'other' }), 422);
    expect(different.fields).toHaveProperty('repeatPassword');
    failureOf(await send('PUT', path, { password: 'x' }), 422);
  });

  it("is limited to the user's own account, except for a super administrator", async () => {
    const { send, as, logIn } = await startTestApi({ orders: 0 });
    const spanish = await logIn(spanishAdmin);
    const { user } = await logIn(superAdmin);
    failureOf(await as(spanish.accessToken)('PUT', `/admins/${user.id}/reset_password`, passwords), 403);
    expect((await send('PUT', `/admins/${spanish.user.id}/reset_password`, passwords)).status).toBe(200);
    failureOf(await send('PUT', '/admins/unknown/reset_password', passwords), 404);
  });

  it('is limited to the country of an administrator', async () => {
    const { send, as, logIn } = await startTestApi({ orders: 0 });
    const { accessToken, user } = await logIn(spanishAdmin);
    await send('PUT', `/admins/${user.id}`, { role: 'SuperAdmin' });
    const boss = (await logIn(superAdmin)).user.id;
    failureOf(await as(accessToken)('PUT', `/admins/${boss}/reset_password`, passwords), 403);
    await logIn(superAdmin);
  });
});
