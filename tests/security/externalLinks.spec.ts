import { expect, test } from '../support/app.ts';
import { askMain } from '../support/askMain.ts';
import { shellRecords } from '../support/shellRecords.ts';

const refused = [
  'http://backoffice.example/',
  'https://evil.example/',
  'https://backoffice.example.evil.example/',
  'https://backoffice.example@evil.example/',
  'https://user:password@backoffice.example/',
  'https://backoffice.example:8443/',
  'https://notbackoffice.example/',
  'file:///etc/passwd',
  'file://server/share/program.exe',
  '\\\\server\\share\\program.exe',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://backoffice.example/1',
  'ms-msdt:/id PCWDiagnostic',
  'search-ms:query=x&crumb=location:\\\\server',
  'smb://server/share',
  'ssh://server',
  'vscode://file/etc/passwd',
  'mailto:someone@backoffice.example',
  'app://backoffice/index.html',
  'backoffice://token_login?token=x',
  ' https://backoffice.example/',
  'https://backoffice.example/\u0000',
  'https://backoffice.example/\r\nx: y',
  'https://backoffice.example/\u202Egpj.exe ',
  'https:backoffice.example\\@evil.example',
  '//backoffice.example/',
  '',
];

test('only https addresses of known hosts open outside the app @shell', async ({ app }) => {
  const page = await app.start();
  for (const url of refused) {
    expect(await askMain(page, 'shell.openExternal', { url }), JSON.stringify(url)).toMatchObject({
      ok: false,
    });
  }
  const good = 'https://help.backoffice.example/articles/1';
  expect(await askMain(page, 'shell.openExternal', { url: good })).toMatchObject({ ok: true });
  expect(await shellRecords(page, 'openExternal')).toEqual([{ what: 'openExternal', url: good }]);
});
