import { expect, it } from 'vitest';
import { user } from '../../../tests/support/authServer.ts';
import { type ActiveSession, newSession } from './activeSession.ts';
import { createSessionStatus } from './sessionStatus.ts';

const sessionOf = (id: string): ActiveSession =>
  newSession({
    user: { ...user, id } as never,
    account: 'https://api.example.com',
    remember: false,
    ended: new AbortController(),
    tokens: { accessToken: 'access', refreshToken: 'refresh' },
  });

it('tells of another person, of trouble and of an end, and not of what stays as it is', () => {
  const status = createSessionStatus();
  const told: string[] = [];
  status.onChange(({ status: is, user: who, keychainProblem, expired }) =>
    told.push([is, who?.id, keychainProblem, expired].join(' ')),
  );
  const [ada, bea] = [sessionOf('ada'), sessionOf('bea')];
  status.change({ current: ada });
  status.change({ current: ada, expired: false });
  status.change({ current: bea });
  status.change({ keychainProblem: 'locked' });
  status.change({ current: null, expired: true });
  expect(told).toEqual([
    'loggedIn ada  false',
    'loggedIn bea  false',
    'loggedIn bea locked false',
    'loggedOut  locked true',
  ]);
});
