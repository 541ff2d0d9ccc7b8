import { beforeAll, describe, expect, it } from 'vitest';
import { failureOf, firstCity, type Send, startTestApi } from './testApi.ts';

type JsonRecord = Record<string, unknown> & { id: string; updatedAt: string; createdAt: string };

interface CrudCase {
  /** Path below the country or city; absolute if `scope` is global. */
  path: string;
  scope: 'global' | 'country' | 'city';
  update: 'PUT' | 'PATCH';
  /** Creates a valid body; called per record. */
  sample: (send: Send, base: string) => Promise<Record<string, unknown>> | Record<string, unknown>;
  change: Record<string, unknown>;
  /** Invalid bodies, with the field that is reported. */
  refused: [body: Record<string, unknown>, field: string][];
  batch?: boolean;
}

const basePath = async (send: Send, { path, scope }: CrudCase): Promise<string> => {
  if (scope === 'global') return path;
  return scope === 'country' ? `/es${path}` : (await firstCity(send, 'es')) + path;
};

const removesMany = async (send: Send, base: string, create: () => Promise<JsonRecord>): Promise<void> => {
  const ids = [(await create()).id, (await create()).id];
  const answer = await send('POST', `${base}/batch_delete`, { ids: [...ids, 'unknown'] });
  expect(answer.body()).toMatchObject({ deleted: ids, failed: [{ id: 'unknown' }] });
  failureOf(await send('GET', `${base}/${ids[0]}`), 404);
  for (const body of [{}, { ids: [] }, { ids: 'all' }, { ids: [1] }]) {
    failureOf(await send('POST', `${base}/batch_delete`, body), 422);
  }
};

/** Tests common to every managed entity. */
export const describeCrud = (name: string, subject: CrudCase): void => {
  describe(`${name}: create, read, change, remove`, () => {
    let send: Send;
    let base: string;
    const create = async (): Promise<JsonRecord> => {
      const answer = await send('POST', base, await subject.sample(send, base));
      expect(answer.status).toBe(201);
      return answer.body<JsonRecord>();
    };

    beforeAll(async () => {
      ({ send } = await startTestApi());
      base = await basePath(send, subject);
    });

    it('returns the new record, and the same one from a read', async () => {
      const record = await create();
      expect(record).toMatchObject({ createdAt: record.updatedAt });
      expect((await send('GET', `${base}/${record.id}`)).body()).toEqual(record);
    });

    it('lists it by its id', async () => {
      const record = await create();
      const list = await send('GET', `${base}?filter[id]=${record.id}`);
      expect(list.headers.get('content-total')).toBe('1');
      expect(list.body<JsonRecord[]>().map(({ id }) => id)).toEqual([record.id]);
    });

    it('changes the sent fields and moves updatedAt, even within the same millisecond', async () => {
      const record = await create();
      const whole = subject.update === 'PUT' ? { ...record, ...subject.change } : subject.change;
      const changed = (await send(subject.update, `${base}/${record.id}`, whole)).body<JsonRecord>();
      expect(changed).toMatchObject({ ...subject.change, id: record.id, createdAt: record.createdAt });
      expect(changed.updatedAt > record.updatedAt).toBe(true);
      const other = subject.update === 'PUT' ? 'PATCH' : 'PUT';
      failureOf(await send(other, `${base}/${record.id}`, whole), 405);
    });

    it(`${subject.update === 'PUT' ? 'forgets' : 'keeps'} omitted fields`, async () => {
      const record = await create();
      const path = `${base}/${record.id}`;
      await send(subject.update, path, { ...record, ...subject.change });
      const sample = await subject.sample(send, base);
      const changed = (await send(subject.update, path, sample)).body<JsonRecord>();
      const fresh = (await send('POST', base, await subject.sample(send, base))).body<JsonRecord>();
      const kept = subject.update === 'PUT' ? fresh : { ...subject.change, ...sample };
      for (const field of Object.keys(subject.change).filter((name) => !Object.hasOwn(sample, name))) {
        expect(changed[field], field).toEqual(kept[field]);
      }
    });

    it('ignores read-only fields', async () => {
      const record = await create();
      const body = { ...record, ...subject.change, id: 'other', createdAt: '2000-01-01T00:00:00.000Z' };
      const changed = (await send(subject.update, `${base}/${record.id}`, body)).body<JsonRecord>();
      expect(changed).toMatchObject({ id: record.id, createdAt: record.createdAt });
    });

    it('deletes it', async () => {
      const { id } = await create();
      expect((await send('DELETE', `${base}/${id}`)).status).toBe(204);
      failureOf(await send('GET', `${base}/${id}`), 404);
      failureOf(await send('DELETE', `${base}/${id}`), 404);
      failureOf(await send(subject.update, `${base}/${id}`, subject.change), 404);
    });

    if (subject.batch !== false)
      it('deletes several, and lists the failed ones', () => removesMany(send, base, create));

    it('rejects invalid fields by name', async () => {
      for (const [body, field] of subject.refused) {
        const whole = { ...(await subject.sample(send, base)), ...body };
        const failure = failureOf(await send('POST', base, whole), 422);
        expect(Object.keys(failure.fields ?? {}), JSON.stringify(body)).toContain(field);
      }
      failureOf(await send('POST', base, '{"name":'), 400);
      expect(failureOf(await send('POST', base, '[]'), 422).fields).toHaveProperty('body');
    });
  });
};
