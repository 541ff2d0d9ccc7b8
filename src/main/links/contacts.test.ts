import { describe, expect, it } from 'vitest';
import { contactUrl } from './externalLinks.ts';

describe('ways to reach somebody', () => {
  it.each([
    [{ kind: 'email', value: 'ana@shop.example' }, 'mailto:ana@shop.example'],
    [
      { kind: 'email', value: 'ana+x@shop.example', subject: 'Your question & more' },
      'mailto:ana%2Bx@shop.example?subject=Your%20question%20%26%20more',
    ],
    [{ kind: 'phone', value: '+34 600 (000) 001' }, 'tel:+34600000001'],
    [{ kind: 'website', value: 'shop.example/menu?x=1' }, 'https://shop.example/menu?x=1'],
    [{ kind: 'website', value: 'http://shop.example' }, 'https://shop.example/'],
  ] as const)('%o opens %s', (contact, url) => expect(contactUrl(contact)).toBe(url));

  it.each([
    { kind: 'email', value: 'ana@shop.example?bcc=all@evil.example' },
    { kind: 'email', value: 'ana@shop.example,eve@evil.example' },
    { kind: 'email', value: 'ana@shop.example\r\nBcc: eve@evil.example' },
    { kind: 'email', value: 'nobody' },
    { kind: 'phone', value: '123' },
    { kind: 'phone', value: 'tel:+34600000001;ext=1' },
    { kind: 'phone', value: '*#06#600000000' },
    { kind: 'website', value: 'javascript:alert(1)' },
    { kind: 'website', value: 'file:///etc/passwd' },
    { kind: 'website', value: 'https://ana:secret@shop.example/' },
    { kind: 'website', value: 'https://shop.example:8443/' },
    { kind: 'website', value: 'https://shop.example\\@evil.example' },
    { kind: 'website', value: 'https://shop.example/\u202Egpj.exe' },
    { kind: 'website', value: 'localhost' },
  ] as const)('refuses %o', (contact) => expect(contactUrl(contact)).toBeNull());
});
