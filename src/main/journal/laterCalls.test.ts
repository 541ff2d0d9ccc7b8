import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { journalLimits } from '#shared/ipc/journalRoutes.ts';
import { failure, success } from '#shared/ipc/result.ts';
import type { Journal } from './journal.ts';
import { changeCompany as change, type JournalComputer, openJournal } from './testing/openJournal.ts';

let computer: JournalComputer;
const all = { most: journalLimits.entries };

beforeEach(() => {
  computer = { folder: mkdtempSync(join(tmpdir(), 'journal-')), secrets: new Map(), owner: 'server ana' };
});
afterEach(() => rmSync(computer.folder, { recursive: true, force: true }));

it('notes the refund of a canceled order as soon as the order is read again', async () => {
  const journal = openJournal(computer);
  const order = { country: 'es', city: 'vlc', id: 'o1' };
  const seen = (status: string, totalRefund: number) =>
    journal.sawAnswer(
      { operation: 'orders.read', params: order },
      success({ id: 'o1', status, totalRefund }),
    );
  const refundNow = async () => (await journal.read(all)).map(({ refund }) => refund);
  seen('accepted', 0);
  journal.sending({ operation: 'orders.update', params: order, body: { status: 'canceled_by_customer' } })(
    success(null),
  );
  seen('accepted', 0);
  expect(await refundNow()).toEqual([undefined]);
  computer.owner = 'server eva';
  seen('canceled_by_customer', 12.5);
  computer.owner = 'server ana';
  expect(await refundNow()).toEqual([12.5]);
});

describe('a refused call that was done later', () => {
  const refused = failure('VALIDATION', 422);
  const later = async (journal: Journal) =>
    (await journal.read(all)).map(({ doneLaterAt }) => doneLaterAt !== undefined);

  it('is marked when all of its fields are saved, by one call or by several', async () => {
    const journal = openJournal(computer);
    change(journal, { phone: '1', address: 'x' }, refused);
    change(journal, { phone: '12', name: 'Other' });
    expect(await later(journal)).toEqual([false, false]);
    change(journal, { address: 'x' });
    expect(await later(journal)).toEqual([false, false, true]);
  });

  it('is not marked by an earlier change, a refused one, or one of another record', async () => {
    const journal = openJournal(computer);
    change(journal, { phone: '0' });
    change(journal, { phone: '1' }, refused);
    change(journal, { phone: '2' }, failure('NETWORK'));
    journal.sending({
      operation: 'companies.update',
      params: { country: 'es', id: 'c2' },
      body: { phone: '3' },
    })(success(null));
    expect(await later(journal)).toEqual([false, false, false, false]);
  });

  it('is marked when a record of that name is created, or the settings are saved', async () => {
    const journal = openJournal(computer);
    const create = (name: string) =>
      journal.sending({ operation: 'companies.create', params: { country: 'es' }, body: { name } });
    const set = journal.sending({
      operation: 'countrySettings.update',
      params: { country: 'es' },
      body: { vat: 1 },
    });
    set(refused);
    create('Soles')(refused);
    create('Lunas')(success({ id: 'c8' }));
    expect(await later(journal)).toEqual([false, false, false]);
    create('Soles')(success({ id: 'c9' }));
    journal.sending({ operation: 'countrySettings.update', params: { country: 'es' }, body: { vat: 2 } })(
      success(null),
    );
    expect(await later(journal)).toEqual([false, false, false, true, true]);
  });
});
