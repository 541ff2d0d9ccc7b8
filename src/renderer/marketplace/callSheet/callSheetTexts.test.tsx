import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  city,
  customer,
  findCaller,
  minutesAgo,
  openSheet,
  order,
  part,
  prepare,
  sheet,
} from '../../testing/callSheetScreen.ts';
import { press } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

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
