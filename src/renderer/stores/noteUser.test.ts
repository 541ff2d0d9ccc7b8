import { afterEach, expect, it } from 'vitest';
import type { SessionUser } from '#shared/api/auth.ts';
import { usePreferencesStore } from './preferences.ts';
import { applySession, noteUser, noteUserAcrossLogin } from './session.ts';

const session = (id: string | null) => ({
  status: id === null ? ('loggedOut' as const) : ('loggedIn' as const),
  user: id === null ? null : ({ id } as SessionUser),
  keychainProblem: null,
  expired: false,
});

afterEach(() => applySession(session(null)));

it.each([
  ['the same user is notified', ['ada'], true],
  ['the same user is notified on logging in again after the session ended', ['ada', null, 'ada'], true],
  ['another user is not notified', ['ada', 'eva'], false],
  ['another user is not notified after the session ended', ['ada', null, 'eva'], false],
])('%s', async (_what, users, expected) => {
  const [first, ...later] = users as [string, ...(string | null)[]];
  applySession(session(first));
  const isSameUser = noteUserAcrossLogin();
  let answer: boolean | null = null;
  const [next, ...others] = later;
  if (next !== undefined) applySession(session(next));
  const settled = isSameUser().then((may) => {
    answer = may;
  });
  if (next === null) {
    await new Promise((resolve) => setTimeout(resolve));
    expect(answer).toBeNull();
  }
  for (const id of others) applySession(session(id));
  await settled;
  expect(answer).toBe(expected);
});

it('the same id on another server, such as a copy, is another user', () => {
  applySession(session('ada'));
  const isSameUser = noteUser();
  expect(isSameUser()).toBe(true);
  usePreferencesStore.setState({ connection: { type: 'server', origin: 'https://copy.example' } });
  expect(isSameUser()).toBe(false);
  usePreferencesStore.setState(usePreferencesStore.getInitialState());
});
