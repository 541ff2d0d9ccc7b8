import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMoney, parseNumber } from './parseNumber.ts';

const languages = ['en-US', 'es-ES', 'uk-UA'] as const;

describe.each(languages)('numbers in %s', (language) => {
  it.each([
    ['12', 12],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['1,2345', 1.2345],
    ['0,125', 0.125],
    ['0.125', 0.125],
    ['1234,567', 1234.567],
    ['1 234', 1234],
    ['1 234.50', 1234.5],
    ['1\u00a0234,5', 1234.5],
    ['1\u202f234\u202f567', 1234567],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1.234.567', 1234567],
    ['1,234,567.89', 1234567.89],
    [' -0,1 ', -0.1],
    ['\u22125', -5],
    ['+5.', 5],
    ['.5', 0.5],
    ['', null],
    ['  ', null],
    ['1,2,3', undefined],
    ['12 5', undefined],
    ['1234 567', undefined],
    ['1.23,456', undefined],
    ['1.234.56', undefined],
    ['1.234.567.', undefined],
    ['0.123.456', undefined],
    ['--1', undefined],
    ['1e3', undefined],
    ['abc', undefined],
    ['.', undefined],
  ])('"%s" is read as %s', (text, value) => expect(parseNumber(text, language)).toBe(value));

  it.each([true, false])('survive formatting and parsing (grouped: %s)', (useGrouping) => {
    const format = new Intl.NumberFormat(language, { useGrouping, maximumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
        const number = cents / 100;
        expect(parseNumber(format.format(number), language)).toBe(number);
      }),
    );
  });
});

it.each([
  ['1.234', 'en-US', 1.234],
  ['1,234', 'en-US', 1234],
  ['1.234', 'es-ES', 1234],
  ['1,234', 'es-ES', 1.234],
  ['1.234', 'uk-UA', 1.234],
  ['1,234', 'uk-UA', 1.234],
  ['123,456', 'en-US', 123456],
  ['-12.345', 'es-ES', -12345],
])('"%s" in %s is read as %s', (text, language, value) => expect(parseNumber(text, language)).toBe(value));

describe.each(languages)('money in %s', (language) => {
  it.each([
    ['12', 12],
    ['12€', 12],
    ['€ 12', 12],
    ['€12.50', 12.5],
    ['12 ₴', 12],
    ['12\u00a0₴', 12],
    ['1 234,56 €', 1234.56],
    ['1\u00a0234,56\u00a0€', 1234.56],
    ['\u202f1\u202f234,56\u202f€\u202f', 1234.56],
    ['-€5', -5],
    ['€ \u22125', -5],
    ['\u22125 €', -5],
    ['', null],
    ['€', undefined],
    ['€12€', undefined],
    ['1€2', undefined],
    ['12 $', undefined],
    ['12 EUR', undefined],
  ])('"%s" is read as %s', (text, value) => expect(parseMoney(text, language)).toBe(value));

  it.each(['EUR', 'UAH'])('survives formatting and parsing in %s', (currency) => {
    const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
    const format = new Intl.NumberFormat(language, style);
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
        expect(parseMoney(format.format(cents / 100), language)).toBe(cents / 100);
      }),
    );
  });
});
