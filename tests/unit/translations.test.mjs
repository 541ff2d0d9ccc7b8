import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareCatalogs } from '../../scripts/translations/compareCatalogs.mjs';
import { compareMessage } from '../../scripts/translations/compareMessage.mjs';
import { parsePo } from '../../scripts/translations/parsePo.mjs';
import { readMessage } from '../../scripts/translations/readMessage.mjs';

describe('a catalog', () => {
  test('is parsed with contexts, long messages, escapes and obsolete entries', () => {
    const content = [
      'msgid ""\nmsgstr ""\n"Language: uk_UA\\n"',
      '#: src/a.tsx\nmsgctxt "verb"\nmsgid "Open"\nmsgstr "Відкрити"',
      'msgid ""\n"First line\\n"\n"says \\"hello\\""\nmsgstr ""',
      '#~ msgid "Gone"\n#~ msgstr "Зникло"',
    ].join('\n\n');
    expect(parsePo(content)).toEqual([
      { key: 'verb\u0004Open', source: 'Open', translation: 'Відкрити', isObsolete: false },
      {
        key: 'First line\nsays "hello"',
        source: 'First line\nsays "hello"',
        translation: '',
        isObsolete: false,
      },
      { key: 'Gone', source: 'Gone', translation: 'Зникло', isObsolete: true },
    ]);
  });

  const entry = (source, translation = source) => ({ key: source, source, translation, isObsolete: false });
  const compare = (committed, extracted) =>
    compareCatalogs({ locale: 'es_ES', committed, extracted, source: extracted });

  test('without gaps has no problems', () => {
    expect(
      compare([entry('Close', 'Cerrar'), entry('Open', 'Abrir')], [entry('Close'), entry('Open')]),
    ).toEqual([]);
  });

  test.each([
    ['a missing translation', [entry('Close', '')], [entry('Close')], 'no translation'],
    ['a message that was not extracted', [], [entry('Close')], 'not extracted'],
    ['a message that the sources no longer have', [entry('Close', 'Cerrar')], [], 'obsolete'],
    ['an obsolete entry', [{ ...entry('Close'), isObsolete: true }], [], 'obsolete entry kept'],
    [
      'another order',
      [entry('Open', 'Abrir'), entry('Close', 'Cerrar')],
      [entry('Close'), entry('Open')],
      'not sorted',
    ],
    [
      'a lost placeholder',
      [entry('Hello {name}', 'Hola')],
      [entry('Hello {name}')],
      'placeholders missing: name',
    ],
  ])('with %s has a problem', (_what, committed, extracted, problem) => {
    expect(compare(committed, extracted)).toEqual([expect.stringContaining(problem)]);
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
    ['es_ES', 'Hello {name}', 'Hola {name', 'a closing brace expected'],
    ['es_ES', '{kind, select, shop {a} other {b}}', '{kind, select, other {b}}', 'lacks shop'],
  ])('into %s without a placeholder is rejected: %s', (locale, source, translation, problem) => {
    expect(compareMessage(locale, source, translation).join()).toContain(problem);
  });

  test('is accepted for any plain text', () => {
    const plainText = fc.string().filter((text) => !/[{}<'\\]/.test(text));
    fc.assert(fc.property(plainText, (text) => compareMessage('uk_UA', text, text).length === 0));
  });
});

test('parsing a message always ends, with its parts or a SyntaxError', () => {
  const pieces = fc.constantFrom(
    '{',
    '}',
    "'",
    'n',
    ',',
    ' plural',
    ' one',
    ' other',
    '#',
    '<0>',
    '</0>',
    '=0',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
      try {
        return readMessage(parts.join('')).names instanceof Set;
      } catch (error) {
        return error instanceof SyntaxError;
      }
    }),
  );
});
