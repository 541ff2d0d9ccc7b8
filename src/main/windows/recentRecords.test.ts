import { expect, it } from 'vitest';
import { createRecentRecords, type ShownRecord } from './recentRecords.ts';

const create = (isPersisted: boolean) => {
  const state = { isPrivate: false, shown: [] as string[][] };
  const recent = createRecentRecords({
    isPrivate: () => state.isPrivate,
    isPersisted,
    show: (records: readonly ShownRecord[]) => state.shown.push(records.map(({ label }) => label)),
  });
  return { recent, state };
};
const ana = { path: '/couriers/1', name: 'Ana', description: 'Couriers 1', isPersonal: true };
const company = { path: '/companies/2', name: 'Acme', description: 'Companies 2', isPersonal: false };

it('shows recent records by name, in privacy mode by list and id, and none after the session', () => {
  const { recent, state } = create(false);
  recent.add(ana);
  recent.add(company);
  recent.add(ana);
  expect(state.shown.at(-1)).toEqual(['Ana', 'Acme']);
  state.isPrivate = true;
  recent.refresh();
  expect(state.shown.at(-1)).toEqual(['Couriers 1', 'Companies 2']);
  recent.add({ ...ana, name: null });
  state.isPrivate = false;
  recent.refresh();
  expect(state.shown.at(-1)).toEqual(['Ana', 'Acme']);
  recent.forget();
  expect(state.shown.at(-1)).toEqual([]);
});

it('shows no personal names where the system stores the list, and eight records at most', () => {
  const { recent, state } = create(true);
  for (let id = 0; id < 10; id += 1) recent.add({ ...company, path: `/companies/${id}`, name: `C${id}` });
  recent.add(ana);
  expect(state.shown.at(-1)).toEqual(['Couriers 1', 'C9', 'C8', 'C7', 'C6', 'C5', 'C4', 'C3']);
  const times = state.shown.length;
  recent.add(ana);
  recent.refresh();
  expect(state.shown).toHaveLength(times);
});
