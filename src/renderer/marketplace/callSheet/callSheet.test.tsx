import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure, success } from '#shared/ipc/result.ts';
import { press } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import type { StubbedMain } from '../../testing/stubMain.ts';

afterEach(closeApp);

const city = '/country/es/city/ci00000000000001';
const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
const customer = {
  id: 'cu00000000000001',
  ...{ createdAt: minutesAgo(9000), updatedAt: minutesAgo(9000) },
  ...{ firstName: 'Ana', lastName: 'Ruiz', fullName: 'Ana Ruiz', isActive: true, orders: 5, total: 189 },
  ...{ email: 'ana@example.com', phoneNumber: '+34 600 001 222' },
};
const order = (number: number, changes: Record<string, unknown>) => ({
  id: `or${number}c12d4e5f6a7b8`,
  ...{ createdAt: minutesAgo(number * 1000), updatedAt: minutesAgo(number * 1000) },
  ...{ customerId: customer.id, status: 'completed', deliveryMethod: 'delivery', orderTotal: 10 },
  establishmentName: 'Kitchen',
  ...changes,
});
const prepare = ({ records, answer }: StubbedMain): void => {
  records.customers = [customer];
  records.orders = [
    order(1, {
      ...{ status: 'picked_up', acceptedAt: minutesAgo(20), updatedAt: minutesAgo(6) },
      ...{ preparationTime: 10, deliveryTime: 60, courierId: 'cr1', courier: { fullName: 'Iker Soler' } },
    }),
    order(2, {}),
    order(3, {
      status: 'canceled_by_establishment',
      orderTotal: 179,
      totalRefund: 179,
      cancellationReason: 'Closed',
    }),
    order(4, {}),
  ];
  const request = { reason: 'payments', message: 'Where is my money?', isResponded: false };
  const person = { customerName: 'Ana', email: 'ANA@example.com', phoneNumber: null };
  records.customerRequests = [
    { ...customer, ...person, ...request, id: 'rq00000000000001' },
    { ...request, id: 'rq00000000000002', createdAt: minutesAgo(10), customerName: 'Eva', email: null },
  ];
  answer('customerRequests.list', ({ query }, usual) =>
    query?.filters?.phoneNumber ? success([]) : usual(),
  );
};
const sheet = page.getByRole('complementary', { name: 'Call sheet' });
const part = (name: string) => sheet.getByRole('region', { name, exact: true });
const findCaller = async (): Promise<void> => {
  await press('{Control>}k{/Control}');
  await page.getByRole('combobox', { name: 'Screen, action or record' }).fill('600001222');
  const found = page.getByRole('option', { name: /Ana Ruiz/ }).first();
  // The row names the order under way.
  await expect.element(found).toMatchTextContent(/Picked up, expected (.*)\d\d:\d\d/);
  await press('{Enter}');
  await expect.element(sheet.getByRole('heading', { name: 'Ana Ruiz' })).toBeVisible();
};
const openSheet = async (more: (main: StubbedMain) => void = () => undefined): Promise<StubbedMain> => {
  const main = await openApp('/country/es/companies', {
    prepare: (stub) => {
      prepare(stub);
      more(stub);
    },
    settings: { lastCity: { es: 'ci00000000000001' } },
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await findCaller();
  return main;
};

test('a number in the palette opens the sheet of its customer over the screen', async () => {
  const main = await openSheet();
  const underWay = part('Order under way');
  await expect.element(underWay).toMatchTextContent(/Picked up [5-7] minutes ago, expected about/);
  await expect.element(underWay).toMatchTextContent(/Recogido por el repartidor hace [5-7] minutos/);
  await expect.element(underWay.getByText('Iker Soler')).toBeVisible();
  const last = part('Last orders');
  expect(last.getByRole('row').elements()).toHaveLength(4);
  await expect.element(last.getByText('2 completed: €20.00 · 1 canceled: €179.00')).toBeVisible();
  await expect.element(part('Cancellations')).toMatchTextContent(/1 of 4 orders.*Refund €179\.00.*Closed/);
  const canceled = part('Cancellations').getByRole('link', { name: 'All 1' }).element().getAttribute('href');
  expect(canceled).toMatch(/orders\?customerId=cu00000000000001(&status\.any=\w*canceled\w*)+$/);
  await expect.element(part('Open requests')).toMatchTextContent(/Where is my money\?/);
  expect(part('Open requests').getByRole('link').elements()).toHaveLength(1);
  expect(window.location.hash).toBe('#/country/es/companies');

  await sheet.getByRole('textbox', { name: 'My note' }).fill('Rings twice');
  await press('{Tab}');
  await expect
    .poll(() => main.requests.filter(({ route }) => route === 'notes.keep').map(({ payload }) => payload))
    .toMatchObject([{ about: 'customers/es/ci00000000000001/cu00000000000001', text: 'Rings twice' }]);
  await press('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
});

test('the sentence and the plan below it count the same minutes of lateness', async () => {
  const thisMinute = Math.floor(Date.now() / 60_000) * 60_000;
  const acceptedAt = new Date(thisMinute - (70 + 12) * 60_000 - 40_000).toISOString();
  await openSheet(({ records }) => Object.assign(records.orders?.[0] ?? {}, { acceptedAt }));
  const underWay = part('Order under way');
  await expect.element(underWay).toMatchTextContent(/, (1\d) minutes late\..*\b\1 mins? late/);
});

test('Open leads to the page of the customer, which replaces the sheet', async () => {
  await openSheet();
  await sheet.getByRole('button', { name: 'Open', exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ana Ruiz' })).toBeVisible();
  await expect.element(sheet).not.toBeInTheDocument();
});

test('an order is canceled from the sheet with its reason', async () => {
  const main = await openSheet();
  await part('Order under way').getByRole('button', { name: 'Cancel order…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Cancel order/ });
  await dialog.getByRole('button', { name: 'The customer changed their mind' }).click();
  await dialog.getByRole('button', { name: 'Cancel order', exact: true }).click();
  await expect
    .poll(() => main.callsOf('orders.update').map(({ body }) => body))
    .toMatchObject([{ cancellationReason: 'The customer changed their mind' }]);
  await expect.element(part('Order under way').getByText('No order under way')).toBeVisible();
});

test('the dialog stays after a lost answer, although the sheet no longer shows the canceled order', async () => {
  const main = await openSheet();
  main.answer('orders.update', (_call, usual) => {
    usual();
    return failure('NETWORK');
  });
  await part('Order under way').getByRole('button', { name: 'Cancel order…' }).click();
  await page.getByRole('button', { name: 'The customer changed their mind' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order', exact: true }).click();
  // The sheet has no role while the dialog is above it.
  await expect.element(page.getByText('No order under way')).toBeInTheDocument();
  await page.getByRole('dialog').getByRole('button', { name: 'Check order' }).click();
  await expect.element(page.getByText(/: refund .*Canceled by customer/)).toBeVisible();
});

test('a text in own words stays while the cancellation of its order is considered', async () => {
  await openSheet();
  await part('Order under way').getByRole('button', { name: 'Text to the customer' }).click();
  const own = part('Order under way').getByRole('textbox', { name: 'In your own words' });
  await own.fill('We are calling the courier');
  await part('Order under way').getByRole('button', { name: 'Cancel order…' }).click();
  await page.getByRole('button', { name: 'Keep order' }).click();
  await expect.element(own).toHaveValue('We are calling the courier');
});

test('a text is filled in the customer’s language; a text with open placeholders is not sent', async () => {
  const main = await openSheet();
  const underWay = part('Order under way');
  await underWay.getByRole('button', { name: 'Text to the customer' }).click();
  const panel = page.getByRole('region', { name: 'Text to the customer' });
  // The order has a courier.
  expect(panel.getByRole('button', { name: /aún no tenemos repartidor/ }).elements()).toHaveLength(0);
  await press('4');
  const own = panel.getByRole('textbox', { name: 'In your own words' });
  await expect
    .element(own)
    .toHaveValue(
      'Hola, Ana: el repartidor de tu pedido OR1C12D4 no consigue localizarte. Responde a este mensaje o llámanos.',
    );
  await panel.getByRole('button', { name: 'Open in mail program' }).click();
  const sent = () => main.requests.filter(({ route }) => route === 'shell.contact');
  await expect
    .poll(() => sent().map(({ payload }) => payload))
    .toMatchObject([{ type: 'email', value: 'ana@example.com', subject: 'Tu pedido OR1C12D4' }]);
  await own.fill('Refund {refund} for {name}');
  await panel.getByRole('button', { name: 'Open in mail program' }).click();
  await expect.element(page.getByText('Replace {refund} in the text first')).toBeVisible();
  expect(sent()).toHaveLength(1);
  await panel.getByRole('combobox', { name: 'Text language' }).selectOptions('English');
  await expect.element(panel.getByRole('button', { name: /^Hello Ana, the courier/ })).toBeVisible();
  // Escape closes the panel, then the sheet.
  await own.click();
  await press('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(sheet).toBeVisible();
});

test('Ctrl+Enter opens the mail from a text of the list too', async () => {
  const main = await openSheet();
  await part('Order under way').getByRole('button', { name: 'Text to the customer' }).click();
  await press('1');
  expect(document.activeElement?.matches('[data-texts] li button')).toBe(true);
  await press('{Control>}{Enter}{/Control}');
  await expect
    .poll(() => main.requests.filter(({ route }) => route === 'shell.contact').map(({ payload }) => payload))
    .toMatchObject([{ type: 'email', value: 'ana@example.com' }]);
});

test('the sheet shows the text that was opened or copied for its customer, also when it opens again', async () => {
  await openSheet();
  await part('Order under way').getByRole('button', { name: 'Text to the customer' }).click();
  await press('1');
  await press('{Control>}{Enter}{/Control}');
  await expect.element(sheet.getByText(/^Text opened \d+:\d\d.*\(Order under way\)$/)).toBeVisible();
  await press('{Escape}');
  await press('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await findCaller();
  await expect.element(sheet.getByText(/^Text opened/)).toBeVisible();
  const stored = Object.entries(localStorage).filter(([key]) => key.startsWith('sentTexts'));
  expect(JSON.stringify(stored)).not.toMatch(/Ana|example\.com/);
});

test('texts with a value that is unknown, as the expected time of a late order, are folded', async () => {
  const late = { status: 'accepted', courierId: null, courier: null, acceptedAt: minutesAgo(90) };
  await openApp(`${city}/customers/${customer.id}`, {
    prepare: (main) => {
      prepare(main);
      Object.assign(main.records.orders?.[0] ?? {}, late);
    },
  });
  await page.getByRole('button', { name: 'Text to the customer' }).first().click();
  const texts = page.getByRole('region', { name: 'Text to the customer' }).getByRole('listitem');
  await expect.element(texts).toHaveLength(1);
  await expect.element(texts).toMatchTextContent(/te escribimos por tu pedido/);
  await page.getByRole('button', { name: 'Other texts' }).click();
  await expect.element(texts.nth(1)).toMatchTextContent(/\{expected\}/);
});

test('Message at the phone number writes about the order under way, which shows its address', async () => {
  const main = await openSheet(({ records }) =>
    Object.assign(records.orders?.[0] ?? {}, { customerAddress: 'Calle Mayor 1' }),
  );
  await part('Order under way').getByRole('button', { name: 'Show on the map: Calle Mayor 1' }).click();
  await expect
    .poll(() => main.requests.find(({ route }) => route === 'shell.contact')?.payload)
    .toEqual({ type: 'place', value: 'Calle Mayor 1' });
  await sheet.getByRole('button', { name: 'Message', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Text to the customer' });
  await expect.element(panel.getByRole('listitem').first()).toMatchTextContent(/OR1C12D4/);
  // The panel with the focus answers to the number key.
  await part('Order under way').getByRole('button', { name: 'Text to the customer' }).click();
  await expect.element(panel).toHaveLength(2);
  await press('1');
  const typed = () => panel.getByRole('textbox').elements() as HTMLTextAreaElement[];
  await expect.poll(() => typed().map(({ value }) => value !== '')).toEqual([false, true]);
});

test('after a cancellation its texts are offered, and the others one click away', async () => {
  await openApp(`${city}/customers/${customer.id}`, {
    prepare: (main) => {
      prepare(main);
      const reason = { cancellationReason: 'Something is sold out' };
      const canceled = { totalRefund: 10, ...reason, updatedAt: minutesAgo(6) };
      main.records.orders = [order(1, { ...canceled, status: 'canceled_by_establishment' })];
    },
  });
  const main = page.getByRole('main');
  const underWay = main.getByRole('region', { name: 'Order under way', exact: true });
  await underWay.getByRole('button', { name: 'Text to the customer' }).click();
  const panel = page.getByRole('region', { name: 'Text to the customer' });
  const texts = panel.getByRole('listitem');
  await expect.element(texts.first()).toMatchTextContent(/hemos tenido que cancelar tu pedido OR1C12D4/);
  await expect.element(texts.last()).toMatchTextContent(/se ha cancelado: Algo se ha agotado\./);
  expect(texts.elements()).toHaveLength(2);
  await panel.getByRole('button', { name: 'Other texts' }).click();
  await expect.element(texts).toHaveLength(4);
  await panel.getByRole('combobox', { name: 'Subject of the texts' }).selectOptions('Request');
  await expect.element(texts.first()).toMatchTextContent(/gracias por tu mensaje/);
});

test('a saved text contains placeholders instead of the customer’s data', async () => {
  await openSheet();
  await part('Order under way').getByRole('button', { name: 'Text to the customer' }).click();
  const panel = page.getByRole('region', { name: 'Text to the customer' });
  await panel.getByRole('textbox', { name: 'In your own words' }).fill('Hola Ana, pedido OR1C12D4');
  await panel.getByRole('checkbox', { name: 'Save to the list of texts' }).click();
  await panel.getByRole('button', { name: 'Open in mail program' }).click();
  await expect
    .element(panel.getByRole('button', { name: 'Hola Ana, pedido OR1C12D4', exact: true }))
    .toBeVisible();
  const stored = Object.entries(localStorage).filter(([key]) => key.startsWith('delayTexts'));
  expect(JSON.stringify(stored)).toContain('Hola {name}, pedido {order}');
});

test('the page of a customer begins with the sheet; privacy mode hides names, messages and the note', async () => {
  await openApp(`${city}/customers/${customer.id}`, {
    prepare: (main) => {
      prepare(main);
      main.answerRoute('notes.read', () =>
        success({ note: { text: 'Rings twice', savedAt: minutesAgo(1) }, isReadable: true }),
      );
    },
    settings: { privacy: true },
  });
  const main = page.getByRole('main');
  await expect.element(main.getByRole('region', { name: 'Order under way' })).toMatchTextContent(/Picked up/);
  await expect.element(main.getByRole('button', { name: 'Show: My note' })).toBeVisible();
  await expect.element(main.getByRole('region', { name: 'Open requests' })).toBeVisible();
  for (const secret of ['Rings twice', 'Where is my money?', 'Iker', 'Ruiz'])
    expect(document.body.textContent).not.toContain(secret);
  await main.getByRole('button', { name: 'Show: My note' }).click();
  await expect.element(main.getByText('Rings twice')).toBeVisible();
});

test('opening the texts on the page of a customer never moves the header out of the window', async () => {
  await page.viewport(1280, 720);
  await openApp(`${city}/customers/${customer.id}`, { prepare });
  await page.getByRole('button', { name: 'Text to the customer' }).first().click();
  await expect.element(page.getByRole('region', { name: 'Text to the customer' })).toBeVisible();
  document.documentElement.scrollTo(0, 999);
  document.body.scrollTo(0, 999);
  expect(page.getByRole('banner').element().getBoundingClientRect().top).toBe(0);
});

test('a keychain without access is named at the note', async () => {
  await openSheet((main) => main.answerRoute('notes.keep', () => success({ isPersisted: false })));
  await sheet.getByRole('textbox', { name: 'My note' }).fill('Rings twice');
  await press('{Tab}');
  await expect.element(part('My note')).toMatchTextContent(/could not be saved: the keychain/);
  await expect.element(sheet.getByRole('textbox', { name: 'My note' })).toHaveValue('Rings twice');
});
