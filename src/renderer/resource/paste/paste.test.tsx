import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Failure, failure } from '#shared/ipc/result.ts';
import type { Row } from '../../data/entityCalls.ts';
import { list, openList, press } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

const companies = '/country/es/companies?sort=name';
const dialog = page.getByRole('dialog');
const row = (text: string) => dialog.getByRole('row').filter({ hasText: text });
const button = (name: string) => dialog.getByRole('button', { name, exact: true });
const table = (...rows: string[][]): string => rows.map((cells) => cells.join('\t')).join('\r\n');

const requestId = 'a1'.repeat(16);
const lost: Failure = { ok: false, error: { ...failure('NETWORK').error, requestId } };

/** Ctrl+V; browsers let tests write no clipboard. */
const paste = (text: string, target: Element = document.body): void => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
};

test('a pasted table shows each row as new, changed, unchanged, wrong or duplicate; saving and Undo follow the preview', async () => {
  const main = await openList(companies);
  const before = structuredClone(main.records.companies);
  paste(
    table(
      ['Nombre', 'Manager', 'email', 'Phone number', 'Remark'],
      ['Nueva', 'Ana', 'nueva@x.example', '600 000 001', 'by phone'],
      ['Renamed', '', 'OFFICE1@companies.example', '', ''],
      ['Company 02', 'Manager 2', 'office2@companies.example', '', ''],
      ['', 'Eva', 'no mail', '', ''],
      ['Again', 'Ana', 'nueva@x.example', '', ''],
    ),
  );
  await expect.element(dialog).toHaveAccessibleName('Paste rows: Companies');
  await expect
    .element(dialog.getByText('New: 1 · Changed: 1 · Unchanged: 1 · Error: 1 · Duplicate: 1'))
    .toBeVisible();
  await expect.element(row('nueva@x.example').first()).toMatchTextContent(/New.*\+34 600 000 001/);
  await expect.element(row('Renamed')).toMatchTextContent(/Changed.*Company 01 → Renamed/);
  await expect.element(row('no mail')).toMatchTextContent(/Required: Name.*Incorrect email/);
  await expect.element(row('Again')).toMatchTextContent(/The same record as in row 2/);
  await expect.element(dialog.getByLabelText('Field for column Remark')).toHaveValue('');
  await dialog.getByRole('checkbox', { name: 'Only problems' }).click();
  await expect.element(row('Renamed')).not.toBeInTheDocument();
  await button('Create 1 and change 1').click();
  await expect.element(page.getByText('1 record created. 1 record changed.')).toBeVisible();
  expect(main.callsOf('companies.create').map(({ body }) => body)).toMatchObject([
    { name: 'Nueva', managerName: 'Ana', email: 'nueva@x.example', phoneNumber: '+34 600 000 001' },
  ]);
  expect(main.callsOf('companies.update').map(({ body }) => body)).toMatchObject([{ name: 'Renamed' }]);
  // Rows with problems stay to be read.
  await expect.element(row('no mail')).toBeVisible();
  await button('Close').last().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('2 of 2 undone.')).toBeVisible();
  const withoutTime = (rows: readonly Row[] = []) => rows.map(({ updatedAt: _at, ...rest }) => rest);
  expect(withoutTime(main.records.companies)).toEqual(withoutTime(before));
});

test('a failed row stays in the table; a retry finds the record that was created after all; Undo keeps a record that changed', async () => {
  const main = await openList(companies);
  await page.getByRole('button', { name: 'File format and folder' }).click();
  await page.getByRole('menuitem', { name: /Paste rows/ }).click();
  await dialog.getByLabelText('Rows').fill('A;B;C\nNueva;Ana;nueva@x.example\nOtra;Eva;otra@x.example');
  await expect.element(dialog.getByText('2 rows read')).toBeVisible();
  await button('Preview').click();
  await expect.element(dialog.getByText(/so each row is a new one/)).toBeVisible();
  for (const [column, field] of Object.entries({ A: 'Name', B: 'Manager name', C: 'Email' }))
    await dialog.getByLabelText(`Field for column ${column}`).selectOptions(field);
  main.answer('companies.create', ({ body }, usual) => {
    const answer = usual();
    return body?.name === 'Nueva' ? lost : answer;
  });
  await button('Create 2').click();
  await expect.element(row('Nueva')).toMatchTextContent(/Check first.*Network Error\s*Perhaps created/);
  await row('Nueva').getByText('Details').click();
  await expect.element(row('Nueva').getByText(requestId)).toBeVisible();
  await expect.element(row('Otra')).not.toBeInTheDocument();
  await button('Retry failed').click();
  await expect.element(dialog).not.toBeInTheDocument();
  const made = main.records.companies?.filter(({ name }) => name === 'Nueva' || name === 'Otra');
  expect(made).toHaveLength(2);
  Object.assign(made?.[1] ?? {}, { managerName: 'Changed', updatedAt: '2026-11-20T11:00:00.000Z' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('0 of 1 undone.')).toBeVisible();
  await expect.element(page.getByText('Otra: Not deleted: changed since then')).toBeVisible();
});

test('a row without a key whose answer was lost is not sent again if the list has a record like it', async () => {
  const main = await openList('/country/es/city/ci00000000000001/promotions', {
    prepare: ({ records }) => {
      records.promotions = [{ id: 'pr1', name: 'Another', status: 'accepted' }];
    },
  });
  const [place] = main.records.establishments ?? [];
  paste(
    table(
      ['Name', 'Establishment', 'Start date'],
      ...['Kept', 'Lost'].map((name) => [name, String(place?.name), '2026-12-24']),
    ),
  );
  main.answer('promotions.create', ({ body }, usual) => {
    if (body?.name === 'Kept') usual();
    return lost;
  });
  await button('Create 2').click();
  await expect.element(row('Kept')).toMatchTextContent(/Check first/);
  main.answer('promotions.create', (_call, usual) => usual());
  await button('Retry failed').click();
  await expect.element(row('Kept')).toMatchTextContent(/Duplicate.*The list has a record like this/);
  await expect.element(row('Lost')).not.toBeInTheDocument();
  expect(main.records.promotions).toHaveLength(3);
  await expect.element(button('Retry failed')).not.toBeInTheDocument();
});

test('an IBAN of another record or row is a warning in the preview, and is confirmed before saving', async () => {
  const main = await openList(companies);
  const iban = 'ES91 2100 0418 4502 0005 1332';
  Object.assign(main.records.companies?.[4] ?? {}, { iban: iban.replaceAll(' ', '') });
  paste(
    table(
      ['Email', 'IBAN'],
      ['office1@companies.example', iban],
      ['office2@companies.example', 'ES7921000813610123456789'],
      ['office3@companies.example', 'ES79 2100 0813 6101 2345 6789'],
      ['office5@companies.example', iban],
    ),
  );
  await expect.element(row('office1@')).toMatchTextContent(/Changed.*The same IBAN as Company 05/);
  await expect.element(row('office2@')).not.toMatchTextContent(/The same IBAN/);
  await expect.element(row('office3@')).toMatchTextContent(/The same IBAN as row 3/);
  await expect.element(row('office5@')).toMatchTextContent(/Unchanged/);
  await button('Change 3').click();
  const question = page.getByRole('alertdialog', { name: 'Save anyway?' });
  await expect
    .element(question)
    .toMatchTextContent(/Row 2: The same IBAN as Company 05\s*Row 4: The same IBAN as row 3/);
  await expect.element(question.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
  await press('{Enter}');
  expect(main.callsOf('companies.update')).toEqual([]);
  await button('Change 3').click();
  await question.getByRole('button', { name: 'Save anyway' }).click();
  await expect.element(page.getByText('3 records changed.')).toBeVisible();
});

test('a wrong number is shown as pasted, not rounded', async () => {
  const main = await openList('/country/es/city/ci00000000000001/establishments');
  const id = String(main.records.establishments?.[0]?.id);
  paste(table(['ID', 'Order minimum', 'Preparation time'], [id, '12.555', '1e3']));
  await expect
    .element(row(id))
    .toMatchTextContent(/€10\.00 → 12\.555At most 2 decimals.*→ 1e3Enter a number/);
});

test('other copied text and text for an input open nothing; privacy mode masks the cells', async () => {
  await openList(companies, { settings: { privacy: true } });
  const rows = table(['Name', 'Email'], ['Secret place', 'office1@companies.example']);
  paste('a sentence, with a comma\nand a second line, too');
  paste(table(['Name', 'Email'], ['Typed', 'typed@x.example']), list.search.element());
  paste(table(['Name', 'Colour'], ['Green', 'x']));
  paste(rows);
  // An earlier text would have opened the dialog instead.
  await expect.element(row('Secret place')).toMatchTextContent(/Company 01 → Secret place••••••/);
});

test('in a list of all cities, changes go to the city of the record and new rows to that of their column', async () => {
  const main = await openList('/country/es/city/all/couriers?sort=email', {
    prepare: (stub) =>
      stub.answer('couriers.list', ({ query }, usual) => {
        const answer = usual();
        const rows = answer.ok ? (answer.data as Row[]) : [];
        const city = stub.records.cities?.[0]?.id;
        // A long list: records are looked up one by one.
        const total = query?.filters?.email ? rows.length : 5000;
        return { ok: true, data: rows.map((each) => ({ ...each, city })), total };
      }),
  });
  const [first, second] = main.records.cities ?? [];
  paste(
    table(
      ['Ciudad', 'Email', 'Vehicle'],
      ['', 'iker@couriers.example', 'Moto'],
      [String(second?.name), 'new@couriers.example', 'A pie'],
      ['', 'lost@couriers.example', ''],
    ),
  );
  await expect.element(row('iker@')).toMatchTextContent(/Changed.*Bicicleta → Moto/);
  await expect.element(row('lost@')).toMatchTextContent(/A new record needs a city/);
  await button('Create 1 and change 1').click();
  await expect.element(page.getByText('1 record created. 1 record changed.')).toBeVisible();
  const sent = (verb: string) =>
    main.callsOf(`couriers.${verb}`).map(({ params, body }) => [params.city, body?.vehicle]);
  expect([sent('update'), sent('create')]).toEqual([[[first?.id, 'motor']], [[second?.id, 'walker']]]);
});
