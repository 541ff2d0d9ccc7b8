import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogProblems, compareMessage } from '../../scripts/translations/compareMessage.mjs';

describe('a catalog', () => {
  const source = {
    1: { message: 'Hello {name}', translation: 'Hello {name}' },
    'menu.close': { translation: 'Close' },
  };
  const withTranslation = (id, translation) => ({ [id]: { ...source[id], translation } });

  test.each([
    ['no problems', withTranslation(1, 'Hola {name}'), []],
    ['a missing translation', withTranslation(1, ''), ['no translation: "Hello {name}"']],
    ['a lost placeholder', withTranslation(1, 'Hola'), ['"Hello {name}": placeholders missing: name']],
    ['a new tag', withTranslation('menu.close', '<0/>'), ['"menu.close": tags not in the source: <0/>']],
  ])('with %s is reported', (_what, catalog, problems) => {
    expect(catalogProblems('es_ES', catalog, source)).toEqual(problems);
  });
});

describe('a translation', () => {
  test.each([
    [
      'uk_UA',
      '{n, plural, one {# row} other {# rows}}',
      '{n, plural, one {# рядок} few {# рядки} many {# рядків} other {# рядка}}',
    ],
    ['es_ES', '{n, plural, one {# row} other {# rows}}', '{n, plural, one {# fila} other {# filas}}'],
    ['es_ES', 'Read <0>the terms</0>', '<0>Las condiciones</0>, léelas'],
    ['uk_UA', "It''s {name}", 'Це {name}'],
    [
      'es_ES',
      '{n, plural, =0 {none} one {# row} other {# rows}}',
      '{n, plural, =0 {ninguna} one {# fila} other {# filas}}',
    ],
    ['es_ES', 'On {date, date, long}', 'El {date, date, long}'],
  ])('into %s with all placeholders is accepted: %s', (locale, source, translation) => {
    expect(compareMessage(locale, source, translation)).toEqual([]);
  });

  test.each([
    ['uk_UA', '{n, plural, one {#} other {#}}', '{n, plural, one {#} few {#} other {#}}', 'lacks many'],
    ['es_ES', '{n, plural, one {#} other {#}}', '{n, plural, few {#} one {#} other {#}}', 'does not know'],
    ['es_ES', '{n, plural, one {#} other {#}}', '{n} filas', 'choices missing: n (plural)'],
    ['es_ES', 'Read <0>this</0>', 'Lee esto', 'tags missing: </0>, <0>'],
    ['es_ES', 'Hello {name}', 'Hola {nombre}', 'placeholders not in the source: nombre'],
    ['uk_UA', 'It is {name}', "Це '{name}'", 'placeholders missing: name'],
    ['es_ES', 'Hello {name}', 'Hola {name', 'cannot be read: Unexpected message end'],
    ['es_ES', '{kind, select, shop {a} other {b}}', '{kind, select, other {b}}', 'lacks shop'],
  ])('into %s without a placeholder is rejected: %s', (locale, source, translation, problem) => {
    expect(compareMessage(locale, source, translation).join()).toContain(problem);
  });

  test('is accepted for any plain text', () => {
    const plainText = fc.string().filter((text) => !/[{}<'\\]/.test(text));
    fc.assert(fc.property(plainText, (text) => compareMessage('uk_UA', text, text).length === 0));
  });
});
