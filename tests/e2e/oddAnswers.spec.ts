import { expect, test } from '../support/app.ts';
import { startDemoApi } from '../support/demoApi.ts';
import { listScreen } from '../support/listScreen.ts';
import { login } from '../support/login.ts';
import { goTo } from '../support/navigate.ts';
import { startRecordingProxy } from '../support/recordingProxy.ts';

interface Company {
  id: string;
  name: string;
  [field: string]: unknown;
}

/** A server of another version: the manager of a company is an object, and a flag is missing. */
const makeOdd = (company: Company): Company => {
  const { isActive: _missing, ...odd } = company;
  return { ...odd, managerName: { first: 'Ana', last: 'Flores' } };
};

test('a record with an invalid field is shown with the others, and names that field', async ({ app }) => {
  const api = await startDemoApi();
  let oddId = '';
  const sent: unknown[] = [];
  const proxy = await startRecordingProxy(api.origin, ({ method, path, text }, body) => {
    if (method === 'PUT') sent.push(JSON.parse(text));
    if (method !== 'GET' || !/\/es\/companies(\/|$)/.test(path)) return body;
    const answer = JSON.parse(body.toString()) as Company | Company[];
    if (Array.isArray(answer)) oddId ||= answer[0]?.id ?? '';
    const altered = [answer].flat().map((company) => (company.id === oddId ? makeOdd(company) : company));
    return Buffer.from(JSON.stringify(Array.isArray(answer) ? altered : altered[0]));
  });
  try {
    const page = await app.start({ api: 'none', flags: [`--api=${proxy.origin}`] });
    await login(page);
    await goTo(page, '/country/es/companies?sort=name');
    const list = listScreen(page);
    await expect(list.grid.getByText('unreadable')).toHaveCount(1);
    const names = await list.columnTexts('Name');
    expect(names.length).toBeGreaterThan(5);
    expect((await list.columnTexts('Manager name')).filter((text) => text === 'unreadable')).toHaveLength(1);

    await list.row('unreadable').getByRole('button', { name: 'Quick edit' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^This app cannot read the value/)).toHaveCount(1);
    await expect(dialog.getByLabel('Manager name')).toHaveValue('');
    await expect(dialog.getByLabel('Manager name')).toHaveAccessibleDescription(
      /^This app cannot read the value/,
    );

    await test.step('other fields can be saved, and the unreadable value is sent back unchanged', async () => {
      await dialog.getByLabel('Phone number').fill('+34 600 000 001');
      // The demo API rejects such a name, so the form stays dirty.
      app.discardAtQuit();
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await expect.poll(() => sent).toMatchObject([{ phoneNumber: '+34 600 000 001' }]);
      expect(sent[0]).toMatchObject({ managerName: { first: 'Ana', last: 'Flores' } });
      expect(sent[0]).not.toHaveProperty('isActive');
    });
  } finally {
    await proxy.close();
    await api.stop();
  }
});
