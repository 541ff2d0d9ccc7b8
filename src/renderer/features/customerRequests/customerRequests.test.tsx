import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure } from '#shared/ipc/result.ts';
import { useToastStore } from '../../stores/toasts.ts';
import { list, openList, press } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import { prepareRequests as prepare, requestsRoute as route } from '../../testing/requestScreen.ts';

afterEach(closeApp);

test('a request without an answer is highlighted and counted in the menu', async () => {
  await openList(route, { prepare });
  await expect.element(list.row('Customer 1').getByText('Waiting for a reply')).toBeInTheDocument();
  await expect.element(list.row('Customer 2').getByText('Waiting for a reply')).not.toBeInTheDocument();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect.element(menu.getByRole('img', { name: /^Not answered: 2, oldest waiting for/ })).toBeVisible();
  await list.row('Customer 1').getByRole('button', { name: 'Quick edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Customer 1' });
  await dialog.getByRole('radio', { name: 'Yes' }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(menu.getByRole('img', { name: /^Not answered: 1, oldest waiting for/ })).toBeVisible();
});

test('the buttons of the quick edit stay one line high in Spanish', async () => {
  await openList(route, { prepare, settings: { locale: 'es_ES' } });
  await list.row('Customer 3').getByRole('button', { name: 'Edición rápida' }).click();
  const button = (name: string) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).element().clientHeight;
  await expect.element(page.getByRole('button', { name: 'Registro siguiente' })).toBeVisible();
  expect(button('Registro siguiente')).toBe(button('Cancelar'));
  expect(button('Guardar')).toBeLessThan(40);
});

test('Reply opens the mail program with address and subject, and offers to mark the request', async () => {
  const main = await openList(route, { prepare });
  const reply = (name: string) => list.row(name).getByRole('button', { name: 'Reply by email' });
  await expect.element(reply('Customer 3')).not.toBeInTheDocument();
  await reply('Customer 1').click();
  await expect
    .poll(() =>
      main.requests.filter((asked) => asked.route === 'shell.contact').map(({ payload }) => payload),
    )
    .toEqual([{ type: 'email', value: 'customer1@example.com', subject: 'Your request' }]);
  const mark = page
    .getByRole('region', { name: 'Notices' })
    .getByRole('button', { name: 'Mark as responded' });
  await mark.click();
  await expect
    .poll(() => main.callsOf('customerRequests.update').map(({ body }) => body))
    .toEqual([{ isResponded: true }]);
  await expect.element(page.getByText('Customer 1: responded')).toBeVisible();
  await press('{Control>}z{/Control}');
  await expect
    .poll(() => main.callsOf('customerRequests.update').at(-1)?.body)
    .toEqual({ isResponded: false });
  // A request already marked as responded gets no toast.
  await reply('Customer 2').click();
  await expect.element(page.getByText('Undone: Customer 1')).toBeVisible();
  await expect.element(mark).not.toBeInTheDocument();
});

test('the question "Answered?" is asked once, and closes when the request is marked by another button', async () => {
  const main = await openList(route, { prepare });
  const row = list.row('Customer 1');
  const question = page.getByText('Did you answer Customer 1?');
  await row.getByRole('button', { name: 'Reply by email' }).click();
  await expect.element(question).toBeVisible();
  await row.getByRole('button', { name: 'Reply by email' }).click();
  await expect.poll(() => main.requests.filter((asked) => asked.route === 'shell.contact')).toHaveLength(2);
  expect(question.elements()).toHaveLength(1);
  await row.getByRole('button', { name: 'Mark as responded' }).click();
  await expect.element(page.getByText('Customer 1: responded')).toBeVisible();
  expect(question.elements()).toEqual([]);
});

test('the question "Answered?" closes when the request is opened, and after 20 seconds', async () => {
  await openList(route, { prepare });
  const question = page.getByText(/^Did you answer/);
  const replyTo = (name: string) => list.row(name).getByRole('button', { name: 'Reply by email' }).click();
  await replyTo('Customer 1');
  await expect.element(question).toBeVisible();
  await list.row('Customer 1').getByRole('link').first().click();
  await expect.element(page.getByRole('button', { name: 'Reply with a text' })).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Reply by email' }).first().click();
  await expect.element(question).toBeVisible();
  const { toasts } = useToastStore.getState();
  expect(toasts.map(({ durationMs }) => durationMs)).toEqual([20_000]);
});

test('the message is visible from 1280 pixels on, and pushes out the reason and the phone number', async () => {
  const has = (title: string) => expect.poll(() => list.titles().includes(title));
  await page.viewport(1000, 700);
  await openList(route, { prepare });
  await has('Email').toBe(true);
  expect(list.titles()).not.toContain('Message');
  await list.tool('Columns').click();
  await page.getByRole('checkbox', { name: 'Reason' }).click();
  await press('{Escape}');
  await has('Reason').toBe(true);
  closeApp();

  await page.viewport(1270, 720);
  await openList(route, { prepare });
  await has('Message').toBe(true);
  expect(list.titles()).not.toContain('Reason');
  expect(list.titles()).not.toContain('Phone number');
  closeApp();

  await page.viewport(1440, 900);
  await openList(route, { prepare });
  await has('Reason').toBe(true);
  expect(list.titles()).toEqual(expect.arrayContaining(['Message', 'Phone number']));
  const left = list.row('Customer 1').getByText('Message 1').element().getBoundingClientRect().left;
  expect(list.grid.element().getBoundingClientRect().right - left).toBeGreaterThan(200);
});

test('a save sends all editable fields with the images; a missing Responded is marked', async () => {
  const main = await openApp(`${route}/cr00000000000002`, {
    prepare: (stub) => {
      prepare(stub);
      Object.assign(stub.records.customerRequests?.[1] ?? {}, { isResponded: undefined, images: ['a.png'] });
    },
  });
  const form = page.getByRole('main');
  await expect.element(form.getByText('Required: Responded')).toBeVisible();
  // The customer's message is read-only until its button opens the input.
  await expect.element(form.getByText('Message 2').last()).toBeVisible();
  await expect.element(form.getByRole('textbox')).not.toBeInTheDocument();
  await form.getByRole('button', { name: 'Change: Message' }).click();
  await form.getByRole('textbox', { name: 'Message' }).fill('Called back');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => main.callsOf('customerRequests.update')).toHaveLength(1);
  // An unknown reason is preserved.
  const [saved] = main.callsOf('customerRequests.update');
  expect(saved?.body).toEqual({ message: 'Called back' });
  expect(saved?.replaced).toMatchObject({ reason: 'carrier_pigeons', images: ['a.png'] });
});

test('the image viewer pages, zooms and closes by keyboard', async () => {
  await openApp(`${route}/cr00000000000001`, { prepare });
  const first = page.getByRole('button', { name: 'Show image 1 of 2' });
  await first.click();
  const viewer = page.getByRole('dialog', { name: 'Images' });
  await expect.element(viewer.getByRole('heading', { name: 'Image 1 of 2' })).toBeVisible();
  await press('{ArrowRight}');
  await expect.element(viewer.getByRole('heading', { name: 'Image 2 of 2' })).toBeVisible();
  await press('{ArrowRight}+');
  await expect.element(viewer.getByText('150%')).toBeVisible();
  // Zoom keeps the center until the user pans; with Ctrl, the keys belong to the window.
  await press('+{Control>}+{/Control}');
  await expect.element(viewer.getByText('200%')).toBeVisible();
  const stage = viewer.getByRole('img').element().parentElement as HTMLElement;
  const middle = (stage.scrollWidth - stage.clientWidth) / 2;
  expect(stage.scrollLeft).toBeGreaterThan(100);
  expect(Math.abs(stage.scrollLeft - middle)).toBeLessThan(2);
  const before = stage.scrollLeft;
  await press('{Shift>}{ArrowLeft}{ArrowUp}{/Shift}');
  await expect.poll(() => before - stage.scrollLeft).toBe(80);
  await expect.element(viewer.getByRole('heading', { name: 'Image 2 of 2' })).toBeVisible();
  await press('--');
  await expect.element(viewer.getByText('100%')).toBeVisible();
  await viewer.getByRole('button', { name: 'Previous image' }).click();
  await expect.element(viewer.getByRole('heading', { name: 'Image 1 of 2' })).toBeVisible();
  // An open tooltip takes the first Escape.
  await viewer.getByRole('heading').hover();
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  await press('{Escape}');
  await expect.element(viewer).not.toBeInTheDocument();
  closeApp();
  await openApp(`${route}/cr00000000000003`, { prepare });
  await expect.element(page.getByText('No images')).toBeVisible();
});

test('a request links to its customer, found by e-mail or else by phone in all cities', async () => {
  const asked: unknown[] = [];
  const customers = [
    {
      id: 'cu1',
      city: 'ci00000000000002',
      fullName: 'Vera Gil',
      email: 'customer1@example.com.ua',
      phoneNumber: '',
    },
    {
      id: 'cu2',
      city: 'ci00000000000002',
      fullName: 'Ana Ruiz',
      email: 'other@example.com',
      phoneNumber: '+34600000000',
    },
  ];
  await openApp(`${route}/cr00000000000001`, {
    prepare: (stub) => {
      prepare(stub);
      stub.records.customers = customers;
      stub.answer('customers.list', ({ params, query }, usual) => {
        asked.push([params.city, Object.keys(query?.filters ?? {})]);
        return usual();
      });
    },
  });
  const link = page.getByRole('main').getByRole('link', { name: 'Ana Ruiz' });
  await expect.element(link).toHaveAttribute('href', '#/country/es/city/ci00000000000002/customers/cu2');
  expect(asked[0]).toEqual(['all', ['email']]);
  await expect.element(page.getByRole('link', { name: 'Vera Gil' })).not.toBeInTheDocument();
});

test('Ctrl+Enter marks a request as responded and opens the next one; its words are the largest text', async () => {
  const main = await openList(route, { prepare });
  await list.row('Customer 3').getByRole('link').first().click();
  const title = page.getByRole('heading', { level: 1 });
  await expect.element(title).toHaveTextContent('Customer 3');
  const words = page.getByRole('main').getByText('Message 3').first();
  await expect.element(words).toBeVisible();
  const sizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);
  expect(sizeOf(words.element())).toBeGreaterThanOrEqual(sizeOf(title.element()));
  await expect.element(page.getByRole('button', { name: 'Responded, next' })).toBeVisible();
  await press('{Control>}{Enter}{/Control}');
  // The request between them is answered already.
  await expect.element(title).toHaveTextContent('Customer 1');
  expect(useToastStore.getState().toasts.map(({ action }) => action?.label)).toEqual(['Undo']);
  expect(main.callsOf('customerRequests.update').map(({ params }) => params.id)).toEqual([
    'cr00000000000003',
  ]);
  // A request that is answered already opens in a window of its own, as other records do.
  await press('{Alt>}{PageUp}{/Alt}');
  await expect.element(title).toHaveTextContent('Customer 2');
  await press('{Control>}{Enter}{/Control}');
  await expect.poll(() => main.requests.map((asked) => asked.route)).toContain('windows.open');
});

test('a request that was not opened from a list offers the next open one after it is marked', async () => {
  await openApp(`${route}/cr00000000000003`, { prepare });
  const title = page.getByRole('heading', { level: 1 });
  await expect.element(title).toHaveTextContent('Customer 3');
  const notices = page.getByRole('region', { name: 'Notices' });
  await page.getByRole('main').getByRole('button', { name: 'Mark as responded' }).click();
  await expect.element(notices).toMatchTextContent(/1 more request is open/);
  // In view, also after several requests: the newest message is never folded.
  expect(useToastStore.getState().toasts.at(-1)?.action?.label).toBe('Next request');
  await notices.getByRole('button', { name: 'Next request' }).click();
  await expect.element(title).toHaveTextContent('Customer 1');
  // No other request is open.
  await page.getByRole('main').getByRole('button', { name: 'Mark as responded' }).click();
  await expect.element(notices).toMatchTextContent(/Customer 1: responded/);
  await expect.element(notices.getByRole('button', { name: 'Next request' })).not.toBeInTheDocument();
});

test('a request marked by the question "Answered?" on its page offers the next open one too', async () => {
  await openList(`${route}?sort=createdAt`, { prepare });
  await list.row('Customer 1').getByRole('link').first().click();
  await page.getByRole('main').getByRole('button', { name: 'Reply by email' }).click();
  const notices = page.getByRole('region', { name: 'Notices' });
  await notices.getByRole('button', { name: 'Mark as responded' }).click();
  await notices.getByRole('button', { name: 'Next request' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Customer 3');
});

test('the texts stay open at the next request until they are closed, and leave its title in view', async () => {
  await page.viewport(1280, 720);
  await openList(route, { prepare });
  await list.row('Customer 3').getByRole('link').first().click();
  const title = page.getByRole('heading', { level: 1 });
  const open = page.getByRole('button', { name: 'Reply with a text' });
  await open.click();
  const isFirstTextFocused = (): boolean =>
    document.activeElement?.matches('[data-texts] li:first-child > button') === true;
  await expect.poll(isFirstTextFocused).toBe(true);
  await press('{Control>}{Enter}{/Control}');
  await expect.element(title).toHaveTextContent('Customer 1');
  await expect.poll(isFirstTextFocused).toBe(true);
  await expect.element(title).toBeInViewport();
  await press('{Escape}');
  await expect.element(open).toBeVisible();
});

/** Texts that an earlier test opened are open already. */
test('a refused mark stays on the request', async () => {
  await openList(route, {
    prepare: (stub) => {
      prepare(stub);
      stub.answer('customerRequests.update', () => failure('INTERNAL'));
    },
  });
  await list.row('Customer 3').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Responded, next' }).click();
  await expect.element(page.getByRole('main').getByText(/^Customer 3: /)).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Customer 3');
});
