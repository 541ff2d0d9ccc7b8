import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure, success } from '#shared/ipc/result.ts';
import { closeApp, openApp } from '../testing/openApp.tsx';

afterEach(closeApp);

const deletions = { count: 7, names: ['Alba', 'Brisa'], since: '2026-11-21T13:05:00Z', areRemovals: true };
const question = page.getByRole('status').filter({ hasText: 'still on the server' });
const open = async (isUnreadable = false) => {
  const pendingWork = { deletions, isUnreadable };
  const main = await openApp('/country/es/companies', {
    prepare: (stubbed) => stubbed.answerRoute('pendingWork.read', () => success(pendingWork)),
  });
  // A window reads this once, when the first test opens it; later tests need the event.
  main.notify('pendingWork.changed', pendingWork);
  return main;
};

test('deletions left pending by the last run are named, and carried out on request', async () => {
  const main = await open();
  await expect
    .element(question)
    .toMatchTextContent(
      /7 records that you deleted on 21 Nov 2026, 14:05 are still on the server: Alba, Brisa and 5 more/,
    );
  main.answerRoute('pendingWork.sendDeletions', () =>
    success({ error: failure('IN_USE', 409, 'Alba is in use').error }),
  );
  await question.getByRole('button', { name: 'Delete now' }).click();
  await expect.element(page.getByText('Some records were not deleted. Alba is in use')).toBeVisible();
  await expect.element(question).toBeVisible();
  main.answerRoute('pendingWork.sendDeletions', () => {
    main.notify('pendingWork.changed', { deletions: null, isUnreadable: false });
    return success({ error: null });
  });
  await question.getByRole('button', { name: 'Delete now' }).click();
  await expect.element(page.getByText('Deleted!')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});

test('pending deletions can be dropped, and an unreadable file is reported until acknowledged', async () => {
  const main = await open(true);
  await question.getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('button', { name: /^Show all 2 messages/ }).click();
  await page
    .getByRole('status')
    .filter({ hasText: 'could not be restored' })
    .getByRole('button', { name: 'OK' })
    .click();
  expect(main.requests.map(({ route }) => route)).toEqual(
    expect.arrayContaining(['pendingWork.dropDeletions', 'pendingWork.acknowledge']),
  );
});

test('the button of a banner stays inside when the language changes to a longer text', async () => {
  // Wide enough for the text in English, too narrow for Spanish.
  await page.viewport(1400, 600);
  const main = await open(true);
  await page.getByRole('button', { name: /^Show all 2 messages/ }).click();
  const banner = page
    .getByRole('status')
    .filter({ hasText: /could not be restored|No se pudieron recuperar/ });
  await expect.element(banner).toBeVisible();
  main.notify('settings.changed', { ...main.settings(), locale: 'es_ES' });
  await expect.element(banner).toMatchTextContent(/No se pudieron recuperar/);
  const bar = (): Element => banner.element().firstElementChild as Element;
  await expect.poll(() => bar().scrollWidth - bar().clientWidth).toBe(0);
});

test('pending decisions have their own wording', async () => {
  const main = await open();
  main.notify('pendingWork.changed', {
    deletions: { ...deletions, count: 1, names: ['Alba'], areRemovals: false },
    isUnreadable: false,
  });
  const left = page.getByRole('status').filter({ hasText: 'not on the server yet' });
  await expect.element(left).toMatchTextContent(/^Your decision of .* is not on the server yet: Alba/);
  main.answerRoute('pendingWork.sendDeletions', () => success({ error: null }));
  await left.getByRole('button', { name: 'Send now' }).click();
  await expect.element(page.getByText('Done', { exact: true })).toBeVisible();
});

test('a banner that needs a decision comes first, and the count names the topics of the others', async () => {
  const main = await openApp('/country/es/companies', { settings: { recovered: true } });
  main.notify('pendingWork.changed', { deletions: null, isUnreadable: false });
  const first = page.getByRole('status').filter({ hasText: /back to their defaults/ });
  await expect.element(first).toBeVisible();
  main.notify('pendingWork.changed', { deletions, isUnreadable: false });
  await expect.element(question.getByRole('button', { name: 'Keep' })).toBeVisible();
  await expect.element(first).not.toBeInTheDocument();
  const further = page.getByRole('button', { name: 'Show all 2 messages. More: Settings lost' });
  await expect.element(further).toMatchTextContent(/\+1\sSettings lost/);
});
