import { expect, it } from 'vitest';
import { reasonIn } from './cancelReasons.ts';

it('names a usual reason in the language of the customer, whichever language it was chosen in', () => {
  expect(reasonIn('es_ES', 'Something is sold out')).toBe('Algo se ha agotado');
  expect(reasonIn('uk_UA', 'Algo se ha agotado')).toBe('Щось закінчилося');
  expect(reasonIn('en_US', 'Щось закінчилося')).toBe('Something is sold out');
});

it('keeps a reason in the words of its author', () => {
  expect(reasonIn('es_ES', 'Oven broken')).toBe('Oven broken');
});
