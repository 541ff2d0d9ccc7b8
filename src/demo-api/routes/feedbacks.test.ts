import { describe, expect, it } from 'vitest';
import { failureOf, firstCity, type Send, startTestApi } from '../testing/testApi.ts';

interface Feedback {
  id: string;
  orderId: string;
  isPublic: boolean;
  rating: number | null;
  courierId: string | null;
  updatedAt: string;
}

const setUp = async (): Promise<{ send: Send; city: string; path: string; rows: Feedback[] }> => {
  const { send } = await startTestApi();
  const city = await firstCity(send, 'es');
  const path = `${city}/feedbacks`;
  return { send, city, path, rows: (await send('GET', `${path}?page[size]=500`)).body<Feedback[]>() };
};

const isPublicOnOrder = async (send: Send, city: string, orderId: string | undefined) =>
  (await send('GET', `${city}/orders/${orderId}`)).body<{ feedback: Feedback }>().feedback.isPublic;

describe('feedback', () => {
  it('becomes public by a change, also on its order', async () => {
    const { send, city, path, rows } = await setUp();
    const [row] = rows;
    const isPublic = !row?.isPublic;
    const changed = (await send('PATCH', `${path}/${row?.id}`, { isPublic })).body<Feedback>();
    expect(changed.isPublic).toBe(isPublic);
    expect(changed.updatedAt > (row?.updatedAt ?? '')).toBe(true);
    expect(await isPublicOnOrder(send, city, row?.orderId)).toBe(isPublic);
  });

  it('is toggled without a body', async () => {
    const { send, city, rows } = await setUp();
    const [row] = rows;
    const toggle = () => send('PATCH', `${city}/reviews/${row?.id}/toggle_public`);
    expect((await toggle()).body()).toMatchObject({ isPublic: !row?.isPublic });
    expect((await toggle()).body()).toMatchObject({ isPublic: row?.isPublic });
    failureOf(await send('PATCH', `${city}/reviews/unknown/toggle_public`), 404);
  });

  it('from customers cannot be edited or created', async () => {
    const { send, path, rows } = await setUp();
    const [row] = rows;
    const body = { message: 'Perfect!', rating: 5, isPublic: row?.isPublic };
    const { message: _message, ...before } = row as Feedback & { message: string };
    expect((await send('PATCH', `${path}/${row?.id}`, body)).body()).toMatchObject({ rating: before.rating });
    failureOf(await send('POST', path, body), 405);
  });

  it('can be filtered by publicity, rating and order', async () => {
    const { send, path, rows } = await setUp();
    const expected = rows.filter(({ isPublic, rating }) => isPublic && rating !== null && rating >= 4);
    const query = 'filter[isPublic]=true&filter[rating][between]=4,&page[size]=500';
    const found = (await send('GET', `${path}?${query}`)).body<Feedback[]>();
    expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    const one = await send('GET', `${path}?filter[orderId]=${rows[0]?.orderId}`);
    expect(one.body<Feedback[]>().map(({ id }) => id)).toEqual([rows[0]?.id]);
  });

  it('can be removed one by one or in a batch', async () => {
    const { send, path, rows } = await setUp();
    const [first, second, third] = rows.map(({ id }) => id);
    expect((await send('DELETE', `${path}/${first}`)).status).toBe(204);
    const batch = await send('POST', `${path}/batch_delete`, { ids: [second, third, first] });
    expect(batch.body()).toMatchObject({ deleted: [second, third], failed: [{ id: first }] });
  });
});
