import { describe, expect, it } from 'vitest';
import { maxMailLink } from '#shared/rules/mailLink.ts';
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

  const mail = (subject: string, body: string, value = 'ana@shop.example') =>
    contactUrl({ type: 'email', value, subject, body });
  const fieldsOf = (url: string | null): readonly (readonly [string, string])[] => [
    ...new URL(url ?? '').searchParams,
  ];

  it('carry a subject and a body in lines', () => {
    expect(mail('Your order', 'Hola, Ana:\nson 27,66 €.')).toBe(
      'mailto:ana@shop.example?subject=Your%20order&body=Hola%2C%20Ana%3A%0D%0Ason%2027%2C66%20%E2%82%AC.',
    );
    expect(mail('', 'Text')).toBe('mailto:ana@shop.example?body=Text');
  });

  it.each([
    ['Hi\r\nBcc: eve@evil.example', 'Text', ['Hi Bcc: eve@evil.example', 'Text']],
    ['Hi&bcc=eve@evil.example', '&cc=eve@evil.example', ['Hi&bcc=eve@evil.example', '&cc=eve@evil.example']],
    ['Hi#x?attach=/etc/passwd', 'a%0d%0aBcc: eve', ['Hi#x?attach=/etc/passwd', 'a%0d%0aBcc: eve']],
    ['\u202Etcejbus\u0000', 'a\u0007\u200B\rb\u2028c', ['tcejbus', 'a\r\nb\r\nc']],
    ['lone \ud800', 'lone \udfff', ['lone ', 'lone ']],
  ])('add nothing but subject and body: %j, %j', (subject, body, texts) => {
    const url = mail(subject, body);
    expect(new URL(url ?? '').pathname).toBe('ana@shop.example');
    expect(new URL(url ?? '').hash).toBe('');
    expect(fieldsOf(url)).toEqual([
      ['subject', texts[0]],
      ['body', texts[1]],
    ]);
  });

  it('are refused when they are too long, never cut', () => {
    const room = maxMailLink - 'mailto:ana@shop.example?body='.length;
    expect(mail('', 'a'.repeat(room))).toHaveLength(maxMailLink);
    expect(mail('', 'a'.repeat(room + 1))).toBeNull();
    // Six characters of the link for each Cyrillic letter.
    expect(mail('', 'я'.repeat(400))).toBeNull();
    expect(mail('Hi', 'Text', 'ana\ud800@shop.example')).toBeNull();
  });

  it('carry no text to a phone or a website', () => {
    expect(contactUrl({ type: 'phone', value: '+34 600 000 001', body: 'x' })).toBe('tel:+34600000001');
    expect(contactUrl({ type: 'website', value: 'shop.example', subject: 'x' })).toBe(
      'https://shop.example/',
    );
  });

  it('show an address in the chosen map, as a search', () => {
    const place = (value: string, host?: string) => contactUrl({ type: 'place', value }, host);
    expect(place('Calle Mayor 1,\n  València')).toBe(
      'https://www.openstreetmap.org/search?query=Calle%20Mayor%201%2C%20Val%C3%A8ncia',
    );
    expect(place('C/ #1 & 2', 'www.google.com')).toBe(
      'https://www.google.com/maps/search/?api=1&query=C%2F%20%231%20%26%202',
    );
    expect(place('A?b=c&query=d', 'maps.example')).toBe(
      'https://maps.example/search?query=A%3Fb%3Dc%26query%3Dd',
    );
    for (const text of ['', ' ', 'a\u202Eb', 'a\u0000b', 'x'.repeat(501)]) expect(place(text)).toBeNull();
    expect(place('Calle', 'ana@evil.example')).toBeNull();
  });
});
