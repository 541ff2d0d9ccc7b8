import { expect, it } from 'vitest';
import { describeCrud } from '../testing/describeCrud.ts';
import {
  type Answer,
  failureOf,
  type Send,
  spanishAdmin,
  startTestApi,
  superAdmin,
} from '../testing/testApi.ts';

let number = 0;
const sample = () => {
  number += 1;
  return { firstName: 'Olha', lastName: 'Kovalenko', email: `olha${number}@backoffice.example` };
};

describeCrud('admins', {
  path: '/admins',
  scope: 'global',
  update: 'PUT',
  sample,
  change: { lastName: 'Bondar', country: 'ua', role: 'SuperAdmin', isActive: true },
  refused: [
    [{ firstName: '' }, 'firstName'],
    [{ lastName: null }, 'lastName'],
    [{ email: '' }, 'email'],
    [{ email: superAdmin.toUpperCase() }, 'email'],
    [{ country: 'fr' }, 'country'],
    [{ role: 'Owner' }, 'role'],
  ],
  batch: false,
});

it('administrators have no batch delete', async () => {
  const { send } = await startTestApi({ orders: 0 });
  failureOf(await send('POST', '/admins/batch_delete', { ids: ['a'] }), 405);
});

it('an administrator is created inactive, and the password is never shown', async () => {
  const { send } = await startTestApi({ orders: 0 });
  const created = (await send('POST', '/admins', sample())).body<Record<string, unknown>>();
  expect(created).toMatchObject({ isActive: false, role: 'Admin', country: 'any' });
  expect(Object.keys(created).filter((key) => /password/i.test(key))).toEqual([]);
});

it('an administrator cannot delete their own account', async () => {
  const { as, logIn } = await startTestApi({ orders: 0 });
  const { accessToken, user } = await logIn(superAdmin);
  expect(failureOf(await as(accessToken)('DELETE', `/admins/${user.id}`), 409).code).toBe('OWN_ACCOUNT');
});

/** Sends the whole record, because a PUT replaces it. */
const change = async (send: Send, path: string, changes: object): Promise<Answer> =>
  send('PUT', path, { ...(await send('GET', path)).body<object>(), ...changes });

it('an administrator is logged out when deactivated or removed', async () => {
  for (const end of ['switch off', 'remove'] as const) {
    const { send, as, logIn } = await startTestApi({ orders: 0 });
    const { accessToken, refreshToken, user } = await logIn(spanishAdmin);
    const path = `/admins/${user.id}`;
    if (end === 'remove') await send('DELETE', path);
    else await change(send, path, { isActive: false });
    failureOf(await as(accessToken)('GET', '/es/cities'), 401);
    failureOf(await as(refreshToken)('POST', '/auth/refresh-token'), 401);
  }
});

it('an administrator of one country cannot lift that limit', async () => {
  const { send, as, logIn } = await startTestApi({ orders: 0 });
  const { accessToken, user } = await logIn(spanishAdmin);
  const limited = as(accessToken);
  const own = `/admins/${user.id}`;
  const boss = `/admins/${(await logIn(superAdmin)).user.id}`;
  const refused = [
    await change(limited, own, { country: 'any' }),
    await change(limited, own, { country: 'ua' }),
    await change(limited, own, { role: 'SuperAdmin' }),
    await limited('POST', '/admins', { ...sample(), country: 'any' }),
    await limited('POST', '/admins', { ...sample(), country: 'es', role: 'SuperAdmin' }),
    await change(limited, boss, { country: 'es' }),
    await limited('DELETE', boss),
  ];
  for (const answer of refused) failureOf(answer, 403);
  expect((await send('GET', own)).body()).toMatchObject({ country: 'es', role: 'Admin' });
  expect((await change(limited, own, { firstName: 'Carmela' })).status).toBe(200);
  const colleague = await limited('POST', '/admins', { ...sample(), country: 'es' });
  expect(colleague.status).toBe(201);
  expect((await limited('DELETE', `/admins/${colleague.body<{ id: string }>().id}`)).status).toBe(204);
});
