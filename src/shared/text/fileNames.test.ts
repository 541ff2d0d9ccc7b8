import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../tests/support/anyCharacter.ts';
import { extensionOf, numberedFileName, safeFileName } from './fileNames.ts';

describe('file names', () => {
  const cases: [string, string][] = [
    ['Casa Pepe', 'Casa Pepe.csv'],
    ['../../etc/passwd', '-..-etc-passwd.csv'],
    ['C:\\Windows\\x', 'C--Windows-x.csv'],
    ['name:stream', 'name-stream.csv'],
    ['CON', '_CON.csv'],
    ['com1.backup', '_com1.backup.csv'],
    ['LPT¹', '_LPT¹.csv'],
    ['ends with dots... ', 'ends with dots.csv'],
    ['\u202Efdp.exe', 'fdp.exe.csv'],
    ['a\u0000b\nc', 'abc.csv'],
    ['', 'export.csv'],
    ['...', 'export.csv'],
    ['Їжа “Смачно”', 'Їжа “Смачно”.csv'],
    ['a?b*c|d<e>f"g', 'a-b-c-d-e-f-g.csv'],
  ];
  const digits = [...'0123456789¹²³'];
  const devices = ['CON', 'prn', 'Aux', 'NUL', 'CONIN$', 'conout$'];
  const reserved = [...devices, ...digits.flatMap((digit) => [`COM${digit}`, `lpt${digit}`])];
  it.each(reserved)('escape the device name %s', (device) => {
    for (const name of [device, `${device}.txt`, `${device} .txt`, ` ${device}`]) {
      expect(safeFileName(name, 'csv').startsWith('_')).toBe(true);
    }
  });

  for (const [name, expected] of cases) {
    it(`makes ${JSON.stringify(name)} safe`, () => expect(safeFileName(name, 'csv')).toBe(expected));
  }

  it('are safe for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 400 }), (name) => {
        const safe = safeFileName(name, 'csv');
        expect(safe).toMatch(/[^. ]\.csv$/);
        expect(safe).not.toMatch(/[\\/:*?"<>|\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u);
        expect(safe).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)[. ]/i);
        expect(new TextEncoder().encode(safe).length).toBeLessThanOrEqual(255);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('numbered copies of a file name', () => {
  it('have a number before the extension', () =>
    expect([1, 2, 30].map((count) => numberedFileName('a.b.csv', count))).toEqual([
      'a.b.csv',
      'a.b (2).csv',
      'a.b (30).csv',
    ]));

  it('are as safe as the original, for any length and script', () => {
    const names = fc.string({ unit: fc.constantFrom('a', 'Ї', '漢', '😀', ' ', '.'), maxLength: 400 });
    fc.assert(
      fc.property(names, fc.integer({ min: 2, max: 12_000 }), (name, count) => {
        const numbered = numberedFileName(safeFileName(name, 'csv'), count);
        expect(numbered.endsWith(`(${count}).csv`)).toBe(true);
        expect(new TextEncoder().encode(numbered).length).toBeLessThanOrEqual(255);
        expect(numbered.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('a file name that is too long', () => {
  // First and last code point of each UTF-8 length.
  it.each([
    [0x7f, 1],
    [0x80, 2],
    [0x7ff, 2],
    [0x800, 3],
    [0xffff, 3],
    [0x10000, 4],
  ])('of characters like U+%s is cut at its byte limit', (code, bytes) => {
    const character = String.fromCodePoint(code);
    const end = ' (2).csv';
    const left = Math.floor((255 - end.length) / bytes);
    expect(numberedFileName(`${character.repeat(300)}.csv`, 2)).toBe(character.repeat(left) + end);
  });

  it('uses all available bytes, also with a device name', () => {
    expect(safeFileName('a'.repeat(300), 'csv')).toBe(`${'a'.repeat(251)}.csv`);
    expect(safeFileName(`con.${'a'.repeat(300)}`, 'csv')).toBe(`_con.${'a'.repeat(246)}.csv`);
  });

  it('drops half a character at the cut', () => expect(safeFileName('a\ud800b', 'csv')).toBe('ab.csv'));
});

it('an export has the extension of its format; all formats but one are CSV', () => {
  expect(['xlsx', 'standard', 'raw'].map(extensionOf)).toEqual(['xlsx', 'csv', 'csv']);
});
