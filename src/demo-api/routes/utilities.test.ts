import { expect, it } from 'vitest';
import { startTestApi } from '../testing/testApi.ts';

interface Item {
  name: string;
  path?: string;
  icon?: string;
  routes?: Item[];
}

it('returns a menu with sections, icons and a path for every screen', async () => {
  const { send } = await startTestApi({ orders: 0 });
  const menu = (await send('GET', '/utils/menu')).body<Item[]>();
  const entries = menu.flatMap((item) => item.routes ?? [item]);
  expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
  expect(entries.length).toBe(22);
  for (const { path } of [...menu, ...entries]) expect(path).toMatch(/^\/[\w/:-]+$/);
  expect(new Set(menu.map(({ icon }) => icon))).toEqual(
    new Set(['dashboard', 'permission', 'account', 'money', 'ruby', 'documentation']),
  );
});

it('returns a notice for every candidate, newest first', async () => {
  const { send, db } = await startTestApi({ orders: 0 });
  const notices = (await send('GET', '/utils/notice/es')).body<
    { type: string; id: string; dateTime: string; country: string; cityId: string }[]
  >();
  const candidates = notices.filter(({ type }) => type === 'candidates');
  const expected = db
    .prepare(
      "SELECT k.id FROM couriers k JOIN cities c ON c.id = k.cityId AND c.country = 'es' WHERE k.status = 'request_was_sent'",
    )
    .all();
  expect(candidates.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
  expect(candidates.length).toBeGreaterThan(0);
  expect(notices.some(({ type }) => type === 'notification')).toBe(true);
  const times = notices.map(({ dateTime }) => dateTime);
  expect(times).toEqual(times.toSorted().toReversed());
});

it('returns the choices of the registration in the language of the country', async () => {
  const { send } = await startTestApi({ orders: 0 });
  for (const country of ['es', 'ua']) {
    const content = (await send('GET', `/utils/${country}/content_for_registration`)).body<
      Record<string, { value: string; label: string }[]>
    >();
    expect(Object.keys(content)).toEqual(['vehicles', 'workingDays', 'employments']);
    expect(content.vehicles?.map(({ value }) => value)).toEqual(['walker', 'bicycle', 'motor']);
  }
});
