import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { drawing } from '../../testing/drawing.ts';
import { list, openList, press } from '../../testing/listScreen.ts';
import { pushAnswer, watching } from '../../testing/liveAnswers.ts';
import { closeApp } from '../../testing/openApp.tsx';
import type { StubbedMain } from '../../testing/stubMain.ts';

afterEach(closeApp);

const companies = '/country/es/companies?sort=name&size=50';
const operation = 'companies.list';
const pill = page.getByRole('button', { name: /new record/ });
const left = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-left]')].map(({ dataset }) => dataset.row ?? '');
const marked = (): string[] =>
  [...document.querySelectorAll('[data-changed]')].map((cell) => cell.textContent);
const companyOf = (main: StubbedMain, name: string) =>
  main.records.companies?.find((one) => one.name === name);

const add = (main: StubbedMain, name: string): void => {
  const [first] = main.records.companies ?? [];
  main.records.companies?.push({ ...first, id: `added ${name}`, name });
};
const remove = (main: StubbedMain, name: string): void => {
  main.records.companies = (main.records.companies ?? []).filter((one) => one.name !== name);
};
const namesSettled = async (count: number): Promise<string[]> => {
  await expect.poll(() => list.texts('Name').length).toBe(count);
  return list.texts('Name');
};

beforeEach(() => page.viewport(1440, 2200));

test('a changed value is updated in place, and only its cell is marked', async () => {
  const main = await openList(companies);
  const names = await namesSettled(30);
  Object.assign(companyOf(main, 'Company 03') ?? {}, { managerName: 'Somebody new' });
  await pushAnswer(main, operation);
  await expect.element(list.row('Company 03')).toMatchTextContent(/Somebody new/);
  expect(marked()).toEqual(['Somebody new']);
  expect(list.texts('Name')).toEqual(names);
  await expect.poll(marked).toEqual([]);
});

test('privacy mode does not mark changes of hidden values', async () => {
  const main = await openList(companies, { settings: { privacy: true } });
  await namesSettled(30);
  Object.assign(companyOf(main, 'Company 03') ?? {}, {
    managerName: 'Somebody new',
    name: 'Company 03 and sons',
  });
  await pushAnswer(main, operation);
  await expect.poll(marked).toEqual(['Company 03 and sons']);
});

test('a row that left the list stays dimmed with a note until the list is reloaded', async () => {
  const main = await openList(companies);
  const names = await namesSettled(30);
  remove(main, 'Company 03');
  await pushAnswer(main, operation);
  await expect.poll(left).toEqual(['2']);
  await expect.element(list.row('Company 03')).toMatchTextContent(/No longer on this page/);
  await expect.element(list.pages).toMatchTextContent(/of 29$/);
  expect(list.texts('Name')).toEqual(names);
  await list.tool('Reload').click();
  await expect.element(list.row('Company 03')).not.toBeInTheDocument();
  expect(left()).toEqual([]);
});

test('new rows are inserted only by their button or the key N', async () => {
  const main = await openList(companies);
  const names = await namesSettled(30);
  list.row('Company 02').element().querySelector<HTMLElement>('[data-stop="2"]')?.focus();
  add(main, 'Company 00');
  add(main, 'Company 31');
  await pushAnswer(main, operation);
  await expect.element(pill).toHaveTextContent('2 new records');
  expect(pill.element().closest('[role=status]')).not.toBeNull();
  await expect.element(list.pages).toMatchTextContent(/of 32$/);
  expect(list.texts('Name')).toEqual(names);
  expect(document.activeElement?.textContent).toBe('Company 02');
  await press('n');
  await expect.element(pill).not.toBeInTheDocument();
  await expect.poll(() => list.texts('Name')).toEqual(['Company 00', ...names, 'Company 31']);
  add(main, 'Company 32');
  await pushAnswer(main, operation);
  await pill.click();
  await expect.element(list.row('Company 32')).toBeVisible();
  expect(document.activeElement?.closest('[role=grid]')).not.toBeNull();
});

test('sorting shows the current list', async () => {
  const main = await openList(companies);
  await namesSettled(30);
  add(main, 'Company 00');
  remove(main, 'Company 30');
  await pushAnswer(main, operation);
  await expect.element(pill).toBeVisible();
  await list.grid.getByRole('columnheader', { name: /^Name/ }).getByRole('button').first().click();
  await expect.poll(() => list.texts('Name')[0]).toBe('Company 29');
  await expect.element(pill).not.toBeInTheDocument();
});

test('on a further page, rows that moved across its edges are neither new nor gone', async () => {
  const main = await openList('/country/es/companies?sort=name&size=10&page=2');
  const names = await namesSettled(10);
  add(main, 'Company 00');
  await pushAnswer(main, operation);
  await expect.element(list.pages).toMatchTextContent(/11–20 of 31/);
  expect(list.texts('Name')).toEqual(names);
  expect(left()).toEqual([]);
  await expect.element(pill).toHaveTextContent('1 new record on other pages');
});

test('new rows that do not fit on a full page are only counted until the list is reloaded', async () => {
  const main = await openList('/country/es/companies?sort=name&size=10');
  const names = await namesSettled(10);
  add(main, 'Company 31');
  add(main, 'Company 32');
  remove(main, 'Company 03');
  await pushAnswer(main, operation);
  // The number comes from the totals: two additions minus one removal.
  await expect.element(pill).toHaveTextContent('1 new record on other pages');
  expect(list.texts('Name')).toEqual(names);
  await press('n');
  await expect.element(pill).not.toBeInTheDocument();
  await expect.element(list.pages).toMatchTextContent(/1–10 of 31/);
  add(main, 'Company 00');
  add(main, 'Company 33');
  await pushAnswer(main, operation);
  await expect.element(pill).toHaveTextContent('2 new records');
});

test('a page that became empty keeps showing its rows', async () => {
  const main = await openList('/country/es/companies?sort=name&size=10&page=3');
  const names = await namesSettled(10);
  main.records.companies?.splice(5);
  await pushAnswer(main, operation);
  await expect.poll(() => left().length).toBe(10);
  expect(list.texts('Name')).toEqual(names);
});

test('an unchanged answer renders nothing, and one changed row renders that row only', async () => {
  const main = await openList(companies);
  await namesSettled(30);
  await pushAnswer(main, operation);
  const rows = [...document.querySelectorAll('[data-row]')];
  const touched = new Set<Element>();
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const row = element?.closest('[data-row]');
      if (row) touched.add(row);
    }
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const before = drawing.commits;
  await pushAnswer(main, operation);
  await pushAnswer(main, operation);
  expect(drawing.commits).toBe(before);

  Object.assign(companyOf(main, 'Company 07') ?? {}, { managerName: 'Somebody new' });
  await pushAnswer(main, operation);
  await expect.element(list.row('Company 07')).toMatchTextContent(/Somebody new/);
  expect(drawing.commits - before).toBeLessThanOrEqual(2);
  expect(rows.filter((row) => touched.has(row))).toEqual([list.row('Company 07').element()]);
  observer.disconnect();
});

test('an unpaged list keeps its rows in place too', async () => {
  const main = await openList('/country/es/cities');
  const names = await namesSettled(4);
  const [first] = main.records.cities ?? [];
  main.records.cities?.push({ ...first, id: 'another city', name: 'Another' });
  await pushAnswer(main, 'cities.list');
  await expect.element(pill).toHaveTextContent('1 new record');
  expect(list.texts('Name')).toEqual(names);
});

test('the window reports its queries to main, and pauses live updates during selection and typing', async () => {
  const main = await openList(companies);
  // Recent typing in the window pauses updates for a few seconds.
  await expect
    .poll(() => watching(main))
    .toMatchObject({ isPaused: false, queries: [{ pace: 'calm', call: { operation } }] });
  await list.checkbox('Company 02').click();
  await expect.poll(() => watching(main)?.isPaused).toBe(true);
  await list.checkbox('Company 02').click();
  await expect.poll(() => watching(main)?.isPaused).toBe(false);
  await list.search.fill('Company 1');
  await expect.poll(() => watching(main)?.isPaused).toBe(true);
});

test('the peek keeps its record, and updates values in place', async () => {
  const main = await openList(companies);
  await list.row('Company 02').click();
  await press('p');
  const peek = page.getByRole('complementary', { name: 'Peek' });
  await expect.element(peek).toMatchTextContent(/Company 02/);
  const second = companyOf(main, 'Company 02');
  Object.assign(second ?? {}, { managerName: 'Somebody new' });
  await pushAnswer(main, 'companies.read');
  await expect.element(peek).toMatchTextContent(/Somebody new/);
  expect([...peek.element().querySelectorAll('[data-changed]')].map((value) => value.textContent)).toEqual([
    'Somebody new',
  ]);
  // A change detected by the list also refetches the peek, ahead of its own interval.
  Object.assign(second ?? {}, { managerName: 'Somebody else', updatedAt: '2026-10-01T10:00:00.000Z' });
  await pushAnswer(main, operation);
  await expect.element(peek).toMatchTextContent(/Somebody else/);
  remove(main, 'Company 02');
  const reads = () => main.callsOf('companies.read').length;
  const before = reads();
  await pushAnswer(main, operation);
  await expect.poll(left).toEqual(['1']);
  await expect.poll(reads).toBe(before + 1);
  await expect.element(peek).toMatchTextContent(/Company 02/);
});
