import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { HelpContent } from '#shared/api/staff.ts';
import { success } from '#shared/ipc/result.ts';
import {
  button,
  entry,
  focused,
  openHelp,
  place,
  save,
  saveUntilShown,
  titleOf,
  titles,
} from '../../testing/helpScreen.ts';
import { focus, press, routeNow } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import { sampleContent } from '../../testing/sampleHelp.ts';

afterEach(closeApp);

const idsOf = ({ info }: HelpContent) => info.map(({ id }) => id);

test('by keyboard, entries are edited, added, moved, removed, restored and saved', async () => {
  const { main, stored } = await openHelp();
  await expect.element(save).toBeDisabled();
  focus(titleOf('Contact'));
  await press('{ArrowUp}');
  await focused().toBe('Payments');
  await press('{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
  await expect.poll(titles).toEqual(['Orders', 'Contact', 'Payments']);
  await focused().toBe('Contact');
  await press('{Alt>}{ArrowRight}{/Alt}');
  await expect.poll(titles).toEqual(['Orders', 'Make an order', 'Cancel an order', 'Contact', 'Payments']);
  await press('{Alt>}{ArrowLeft}{/Alt}');
  await expect.poll(titles).toEqual(['Orders', 'Make an order', 'Cancel an order', 'Contact', 'Payments']);
  await focused().toBe('Contact');
  await press('{Enter}');
  await focused().toBe('');
  await press('Terms{Tab}{Tab}');
  await press('{Enter}');
  await expect.poll(titles).toContain('');
  await focused().toBe('');
  await press('Privacy');
  focus(button('Remove Payments'));
  await press('{Enter}');
  await expect.element(page.getByText('Payments removed')).toBeVisible();
  await expect.element(entry('Payments')).not.toBeInTheDocument();
  focus(button('Entry Terms'));
  await press('{Control>}z{/Control}');
  await expect.element(entry('Payments')).toBeVisible();
  // Sooner than its own timeout.
  await expect.poll(() => page.getByText('Payments removed').elements(), { timeout: 2000 }).toEqual([]);
  await saveUntilShown(() => press('{Control>}s{/Control}'));
  await expect.poll(() => main.callsOf('helpContent.updateCustomer')).toHaveLength(1);
  const ids = idsOf(stored.help);
  expect([ids[0], ids[1], ids.at(-1)]).toEqual(['orders', 'contact', 'payments']);
  const [made] = stored.help.info.filter(({ id }) => id.length === 36);
  expect(made).toMatchObject({ title: 'Terms', text: '', children: [{ title: 'Privacy', text: '' }] });
  await expect.element(save).toBeDisabled();
});

test('a move is announced with its new position and the entry above it', async () => {
  const heard = vi.fn();
  Object.assign(document, { ariaNotify: heard });
  await openHelp();
  focus(titleOf('Contact'));
  await press('{Alt>}{ArrowUp}{ArrowRight}{/Alt}');
  await expect
    .poll(() => heard.mock.calls.map(([text]) => text))
    .toEqual(['Contact: 2 of 3', 'Contact: 3 of 3 in Orders']);
  Reflect.deleteProperty(document, 'ariaNotify');
});

test('Ctrl+Z right after a move undoes the move; after typing it undoes the typing', async () => {
  await openHelp();
  focus(titleOf('Contact'));
  await press('{Alt>}{ArrowUp}{/Alt}');
  await expect.poll(titles).toEqual(['Orders', 'Contact', 'Payments']);
  await focused().toBe('Contact');
  await press('{Control>}z{/Control}');
  await expect.poll(titles).toEqual(['Orders', 'Payments', 'Contact']);
  await press('{Control>}y{/Control}');
  await expect.poll(titles).toEqual(['Orders', 'Contact', 'Payments']);
  await press('{End}!');
  await expect.poll(titles).toEqual(['Orders', 'Contact!', 'Payments']);
  await press('{Control>}z{/Control}');
  await expect.poll(titles).toEqual(['Orders', 'Contact', 'Payments']);
  await press('{Control>}z{/Control}');
  await expect.poll(titles).toEqual(['Orders', 'Payments', 'Contact']);
});

test('a toast restores a removed entry; an entry with both text and children says so and stays', async () => {
  const { stored } = await openHelp();
  await button('Remove Orders').click();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect.element(save).toBeDisabled();
  await expect.poll(() => titles()[0]).toBe('Orders');
  await expect.element(entry('Orders').getByText('text and entries')).toBeVisible();
  await button('Entry Orders').click();
  await expect.element(page.getByText(/both a text and entries below/)).toBeVisible();
  const extra = page.getByLabelText('Text above the entries', { exact: true });
  await expect.element(extra).toHaveValue('Hidden text');

  await titleOf('Contact').fill('Contacts');
  await saveUntilShown();
  expect(stored.help.info[0]?.text).toBe('Hidden text');

  await button('Remove text').click();
  await expect.element(extra).not.toBeInTheDocument();
  await press('{Control>}z{/Control}');
  await expect.element(extra).toBeVisible();
  await button('Move text to a new entry').click();
  await focused().toBe('');
  await press('About orders');
  await save.click();
  await expect
    .poll(() => stored.help.info[0]?.children?.[0])
    .toMatchObject({
      title: 'About orders',
      text: 'Hidden text',
    });
  expect(stored.help.info[0]?.text).toBe('');
});

test('adding a child moves the parent’s text into it, with a message, and undo moves it back', async () => {
  const { stored } = await openHelp();
  const toast = page.getByText('Moved the text of Contact to the entry below it');
  const text = page.getByRole('textbox', { name: 'Text', exact: true }).last();
  await button('Entry Contact').click();
  await text.fill('Call us');
  await button('Add child to Contact').click();
  await expect.element(toast).toBeVisible();
  await expect.element(text).toHaveValue('Call us');
  await expect.poll(titles).toEqual(['Orders', 'Payments', 'Contact', '']);
  focus(button('Entry Contact'));
  await press('{Control>}z{/Control}');
  await expect.poll(titles).toEqual(['Orders', 'Payments', 'Contact']);
  await expect.element(text).toHaveValue('Call us');

  await button('Add child to Contact').click();
  await focused().toBe('');
  await save.click();
  await expect.element(page.getByText('Required: Title')).toBeVisible();
  await press('Phone');
  await saveUntilShown();
  const contact = stored.help.info[2];
  expect(contact).toMatchObject({ title: 'Contact', text: '', icon: 'phone' });
  expect(contact?.children).toMatchObject([{ title: 'Phone', text: 'Call us' }]);
});

test('search finds titles and texts and shows the path to them; the preview shows the readers’ view', async () => {
  await openHelp();
  const search = page.getByRole('searchbox', { name: 'Search in titles and texts' });
  await search.fill('free');
  await expect.element(page.getByText('1 entry found')).toBeVisible();
  await expect.poll(titles).toEqual(['Orders', 'Cancel an order', 'Before it is accepted']);
  await search.fill('nowhere');
  await expect.element(page.getByText('Nothing found')).toBeVisible();
  await search.fill('');
  await expect.poll(titles).toEqual(['Orders', 'Payments', 'Contact']);

  const preview = page.getByRole('region', { name: 'Preview' });
  await button('Preview').click();
  await expect.element(preview).not.toBeInTheDocument();
  await button('Preview').click();
  await preview.getByText('Orders', { exact: true }).click();
  await preview.getByText('Make an order').click();
  await expect.element(preview.getByText('Choose and pay.')).toBeVisible();
  expect(preview.element().textContent).not.toContain('Hidden text');
  await preview.getByText('Contact', { exact: true }).click();
  await expect.element(preview.getByText('No text')).toBeVisible();
});

test('a search typed before the entries are loaded finds them afterwards', async () => {
  const read = Promise.withResolvers<void>();
  await openApp(place, {
    prepare: ({ answer }) =>
      answer('helpContent.readCustomer', async () => {
        await read.promise;
        return success(structuredClone(sampleContent));
      }),
  });
  await page.getByRole('searchbox', { name: 'Search in titles and texts' }).fill('free');
  read.resolve();
  await expect.element(page.getByText('1 entry found')).toBeVisible();
});

test('reset and leaving ask before unsaved changes are discarded', async () => {
  const { stored } = await openHelp();
  await titleOf('Orders').fill('Mine');
  stored.help.info.push({ id: 'new', title: 'New there', text: '' });
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Cities' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.poll(() => routeNow()).toBe(place);
  await button('Reset').click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect.poll(titles).toEqual(['Orders', 'Payments', 'Contact', 'New there']);
  await expect.element(save).toBeDisabled();
  await expect.element(page.getByText('Reloaded: Customer help content')).toBeVisible();
});

test('an entry can be dragged above, below and into another one', async () => {
  const { stored } = await openHelp();
  const drag = (from: string, to: string, part: number, indent = 60): void => {
    const handle = entry(from).element().querySelector('[data-handle]');
    const { left, top, height } = entry(to).element().getBoundingClientRect();
    const [clientX, clientY] = [left + indent, top + height * part];
    const at = { bubbles: true, cancelable: true, dataTransfer: new DataTransfer(), clientX, clientY };
    const target = document.elementFromPoint(clientX, clientY);
    handle?.dispatchEvent(new DragEvent('dragstart', at));
    target?.dispatchEvent(new DragEvent('dragover', at));
    target?.dispatchEvent(new DragEvent('drop', at));
  };
  drag('Contact', 'Orders', 0.1);
  await expect.poll(titles).toEqual(['Contact', 'Orders', 'Payments']);
  drag('Contact', 'Payments', 0.9);
  await expect.poll(titles).toEqual(['Orders', 'Payments', 'Contact']);
  drag('Contact', 'Payments', 0.5);
  await expect.poll(titles).toEqual(['Orders', 'Payments', 'Cards', 'Refunds', 'Contact']);
  // An entry cannot be moved into itself.
  drag('Payments', 'Cards', 0.5);
  await expect.poll(titles).toHaveLength(5);
  // Lower edge of an open entry: before its first child. Lower edge of the last child, further left: after
  // its parent.
  drag('Contact', 'Payments', 0.9);
  await expect.poll(titles).toEqual(['Orders', 'Payments', 'Contact', 'Cards', 'Refunds']);
  drag('Cards', 'Refunds', 0.9, -10);
  await expect.poll(titles).toEqual(['Orders', 'Payments', 'Contact', 'Refunds', 'Cards']);
  await saveUntilShown();
  expect(stored.help.info.map(({ id }) => id)).toEqual(['orders', 'payments', 'cards']);
  expect(stored.help.info[1]?.children?.map(({ id }) => id)).toEqual(['contact', 'refund']);
});
