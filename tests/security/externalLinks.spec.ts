import { expect, test } from '../support/app.ts';
import { askMain } from '../support/askMain.ts';
import { shellRecords } from '../support/shellRecords.ts';

test('only https addresses of known hosts open outside the app @shell', async ({ app }) => {
  const page = await app.start();
  // The unit tests of the rule have all forms.
  for (const url of ['https://evil.example/', 'file:///etc/passwd', 'javascript:alert(1)', '']) {
    expect(await askMain(page, 'shell.openExternal', { url }), JSON.stringify(url)).toMatchObject({
      ok: false,
    });
  }
  const good = 'https://help.backoffice.example/articles/1';
  expect(await askMain(page, 'shell.openExternal', { url: good })).toMatchObject({ ok: true });
  expect(await shellRecords(page, 'openExternal')).toEqual([{ what: 'openExternal', url: good }]);
});
