import { expect, it } from 'vitest';
import { isEmail } from './openContact.ts';

it.each(['a@b.es', ' olena.k@mail.example.ua ', 'x+y@sub.domain.example'])(
  'accepts %s as an e-mail address',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

it.each(['', 'a', 'a@b', 'a@b.', 'a b@c.es', '@b.es', 'a@@b.es', 'a@b.e'])(
  'refuses "%s" as an e-mail address',
  (text) => {
    expect(isEmail(text)).toBe(false);
  },
);
