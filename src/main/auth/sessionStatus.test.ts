import { expect, it } from 'vitest';
import { activeSession } from '../../../tests/support/sessionFixture.ts';
import { createSessionStatus } from './sessionStatus.ts';

it('notifies about a new user, a problem and an end, and not about an unchanged status', () => {
  const status = createSessionStatus();
  const notified: string[] = [];
  status.onChange(({ status: is, user: who, keychainProblem, expired }) =>
    notified.push([is, who?.id, keychainProblem, expired].join(' ')),
  );
  const [ada, bea] = [activeSession('ada'), activeSession('bea')];
  status.change({ current: ada });
  status.change({ current: ada, expired: false });
  status.change({ current: bea });
  status.change({ keychainProblem: 'locked' });
  status.change({ current: null, expired: true });
  expect(notified).toEqual([
    'loggedIn ada  false',
    'loggedIn bea  false',
    'loggedIn bea locked false',
    'loggedOut  locked true',
  ]);
});
