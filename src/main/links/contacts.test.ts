import { describe, expect, it } from 'vitest';
import { contactUrl } from './externalLinks.ts';

describe('contact links', () => {
  it.each([
    [{ type: 'email', value: 'ana@shop.example' }, 'mailto:ana@shop.example'],
    [
      { type: 'email', value: 'ana+x@shop.example', subject: 'Your question & more' },
      'mailto:ana%2Bx@shop.example?subject=Your%20question%20%26%20more',
    ],
    [{ type: 'phone', value: '+34 600 (000) 001' }, 'tel:+34600000001'],
    [{ type: 'website', value: 'shop.example/menu?x=1' }, 'https://shop.example/menu?x=1'],
    [{ type: 'website', value: 'http://shop.example' }, 'https://shop.example/'],
  ] as const)('%o opens %s', (contact, url) => expect(contactUrl(contact)).toBe(url));

  it.each([
    { type: 'email', value: 'ana@shop.example?bcc=all@evil.example' },
    { type: 'email', value: 'ana@shop.example,eve@evil.example' },
    { type: 'email', value: 'ana@shop.example\r\nBcc: eve@evil.example' },
    { type: 'email', value: 'nobody' },
    { type: 'phone', value: '123' },
    { type: 'phone', value: 'tel:+34600000001;ext=1' },
    { type: 'phone', value: '*#06#600000000' },
    { type: 'website', value: 'javascript:alert(1)' },
    { type: 'website', value: 'file:///etc/passwd' },
    { type: 'website', value: 'https://ana:secret@shop.example/' },
    { type: 'website', value: 'https://shop.example:8443/' },
    { type: 'website', value: 'https://shop.example\\@evil.example' },
    { type: 'website', value: 'https://shop.example/\u202Egpj.exe' },
    { type: 'website', value: 'localhost' },
  ] as const)('refuses %o', (contact) => expect(contactUrl(contact)).toBeNull());
});
