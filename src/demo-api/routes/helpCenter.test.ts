import { expect, it } from 'vitest';
import { failureOf, startTestApi } from '../testing/testApi.ts';

interface Node {
  id: string;
  title: string;
  text?: string;
  children?: Node[];
}
const info: Node[] = [
  { id: 'a', title: 'Pagos', children: [{ id: 'b', title: 'Tarjeta', text: 'Con cualquier tarjeta.' }] },
  { id: 'c', title: 'Envío', text: '' },
];

it('help content is returned as saved for each audience', async () => {
  const { send } = await startTestApi({ orders: 0 });
  const courier = (await send('GET', '/es/help_center/courier')).body<{ info: Node[] }>();
  expect(courier.info.length).toBeGreaterThan(0);
  expect((await send('PUT', '/es/help_center/customer', { info })).body()).toEqual({ info });
  expect((await send('GET', '/es/help_center/customer')).body()).toEqual({ info });
  expect((await send('GET', '/es/help_center/courier')).body()).toEqual(courier);
});

it('an entry without an id gets one', async () => {
  const { send } = await startTestApi({ orders: 0 });
  const answer = await send('PUT', '/ua/help_center/courier', { info: [{ title: 'Новий' }] });
  expect(answer.body<{ info: Node[] }>().info[0]?.id).toMatch(/^\w{16}$/);
});

it('help content must be a tree of titles and texts', async () => {
  const { send } = await startTestApi({ orders: 0 });
  let deep: Node = { id: 'leaf', title: 'leaf' };
  for (let level = 0; level < 2000; level += 1) deep = { id: `n${level}`, title: 'x', children: [deep] };
  const wrong: [unknown, string][] = [
    [undefined, 'info'],
    ['text', 'info'],
    [[null], 'info[0]'],
    [[{ id: 'a' }], 'info[0].title'],
    [[{ id: 'a', title: 'A', text: 5 }], 'info[0].text'],
    [[{ id: 'a', title: 'A', children: {} }], 'info[0].children'],
    [[info[1], info[1]], 'info[1].id'],
    [[deep], 'info'],
  ];
  for (const [value, path] of wrong) {
    const failure = failureOf(await send('PUT', '/es/help_center/customer', { info: value }), 422);
    expect(Object.keys(failure.fields ?? {})[0]).toContain(path);
  }
});
