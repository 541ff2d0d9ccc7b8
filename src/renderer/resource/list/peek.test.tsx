import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure } from '#shared/ipc/result.ts';
import { list, openList, press } from '../../testing/listScreen.ts';
import { pushAnswer } from '../../testing/liveAnswers.ts';
import { closeApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

test('contact data in the peek can be clicked to write, call or copy', async () => {
  const main = await openList('/country/es/companies?sort=name');
  await list.tool('Peek').click();
  const peek = page.getByRole('complementary', { name: 'Peek' });
  const company = main.records.companies?.find(({ name }) => name === 'Company 01');
  const email = String(company?.email);
  await peek.getByRole('link', { name: email, exact: true }).click();
  const asked = () => main.requests.filter(({ route }) => route === 'shell.contact');
  await expect.poll(() => asked().map(({ payload }) => payload)).toEqual([{ type: 'email', value: email }]);
  main.answerRoute('shell.contact', () => failure('LINK_REFUSED'));
  const phone = String(company?.phoneNumber);
  await peek.getByRole('link', { name: phone, exact: true }).click();
  await expect.element(page.getByText(`No app on this computer can open ${phone}`)).toBeVisible();
  await expect.element(peek.getByRole('button', { name: `Copy ${email}` })).toBeVisible();
});

test('in a small window the peek covers the list, with its title and buttons visible', async () => {
  await page.viewport(800, 600);
  await openList('/country/es/companies?sort=name');
  // Click without a pointer, whose tooltip would cover the peek.
  await expect.element(list.tool('Peek')).toBeVisible();
  (list.tool('Peek').element() as HTMLElement).click();
  const peek = page.getByRole('complementary', { name: 'Peek' });
  const close = peek.getByRole('button', { name: 'Close' });
  await expect.element(close).toBeVisible();
  const { x, y, width, height } = close.element().getBoundingClientRect();
  const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
  expect(close.element().contains(onTop)).toBe(true);
});

test.for([
  { locale: 'uk_UA', open: 'Відкрити' },
  { locale: 'es_ES', open: 'Abrir' },
] as const)('in $locale the peek has its name, buttons and contact data whole', async ({ locale, open }) => {
  await page.viewport(1280, 720);
  await openList('/country/es/companies?sort=name', {
    settings: { locale },
    prepare: ({ records }) =>
      Object.assign(records.companies?.[0] ?? {}, {
        name: 'Antonio Aguirre Gómez',
        email: 'javier.aguirre.99@mail.example',
      }),
  });
  await list.row('Antonio').getByRole('gridcell').nth(3).click();
  await press('p');
  const peek = page.getByRole('complementary');
  const parts = ['Antonio Aguirre Gómez', 'javier.aguirre.99@mail.example'].map((text) =>
    peek.getByText(text),
  );
  for (const part of [...parts, peek.getByRole('button', { name: open, exact: true })]) {
    await expect.element(part).toBeVisible();
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = part.element();
    expect([scrollWidth, scrollHeight]).toEqual([clientWidth, clientHeight]);
  }
});

test('the peek of a deleted record says so', async () => {
  const main = await openList('/country/es/companies?sort=name');
  await list.tool('Peek').click();
  const peek = page.getByRole('complementary', { name: 'Peek' });
  await expect.element(peek.getByText('Manager 1')).toBeVisible();
  await pushAnswer(main, 'companies.list');
  main.records.companies = (main.records.companies ?? []).filter(({ name }) => name !== 'Company 01');
  await pushAnswer(main, 'companies.list');
  await expect.element(peek.getByText(/This record was deleted/)).toBeVisible();
  await expect.element(peek.getByText('Manager 1')).toBeVisible();
});

test('the peek button shows the row that was clicked last, or else the first', async () => {
  await openList('/country/es/companies?sort=name');
  const peek = page.getByRole('complementary', { name: 'Peek' });
  await list.tool('Peek').click();
  await expect.element(peek).toMatchTextContent('Company 01');
  await list.tool('Peek').click();
  await expect.element(peek).not.toBeInTheDocument();
  await list.row('Company 03').getByRole('gridcell', { name: /@/ }).click();
  await list.tool('Peek').click();
  await expect.element(peek).toMatchTextContent('Company 03');
});
