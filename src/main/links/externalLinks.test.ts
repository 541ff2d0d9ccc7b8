import { describe, expect, it } from 'vitest';
import { allowedExternalUrl } from './externalLinks.ts';

describe('external links', () => {
  it('open on https at the allowed hosts', () => {
    for (const url of ['https://backoffice.example/help', 'https://docs.backoffice.example/']) {
      expect(allowedExternalUrl(url)).toBe(url);
    }
  });

  const refused = [
    'http://backoffice.example/',
    'file:///etc/passwd',
    '\\\\server\\share',
    'file://server/share',
    'ms-msdt:/id PCWDiagnostic',
    'search-ms:query=x',
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://backoffice.example/1',
    'smb://server/share',
    'ssh://server',
    'vscode://file/etc/passwd',
    'mailto:someone@backoffice.example',
    'app://backoffice/index.html',
    'https:backoffice.example\\@evil.example',
    '//backoffice.example/',
    'https://backoffice.example/\u202Egpj.exe ',
    'backoffice://token_login?token=x',
    'https://backoffice.example.evil.example/',
    'https://evilbackoffice.example/',
    'https://user:pass@backoffice.example/',
    'https://backoffice.example:8443/',
    'https://backoffice.example@evil.example/',
    'https://backoffice.example\\@evil.example/',
    ' https://backoffice.example/',
    'https://backoffice.example/\n',
    'https://backoffice.example/\u0000',
    'https://backoffice.example/\u00a0',
    'https:/\t/backoffice.example/',
    'https://evil.example/?https://backoffice.example/',
    'https://sites.google.com/view/evil',
    'https://wiki.openstreetmap.org/',
    `https://backoffice.example/${'a'.repeat(2048)}`,
    '',
  ];
  for (const url of refused) {
    it(`refuse ${JSON.stringify(url.slice(0, 60))}`, () => expect(allowedExternalUrl(url)).toBeNull());
  }
});
