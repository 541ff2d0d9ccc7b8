import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUnmistakable, readPasted } from './pastedText.ts';

const read = (typed: string) => readPasted(typed).map(({ type, text }) => `${type} ${text}`);

describe('interpretations of typed or pasted text', () => {
  it.each([
    ['a', []],
    ['Ana Ruiz', ['name Ana Ruiz']],
    ['Олена', ['name Олена']],
    ['ana@x', ['email ana@x']],
    [' ana.ruiz @ example .com ', ['email ana.ruiz@example.com']],
    ['ana@exam ple.com', ['email ana@example.com']],
    ['Ana Ruiz <ana@example.com>', ['email ana@example.com']],
    ['Ana Ruiz ana@ example.com', ['email ana@example.com']],
    ['mailto:ana@example.com.', ['email ana@example.com']],
    ['+34 600 1', ['phone +34 600 1']],
    ['0034 (600) 123-456', ['phone 0034 (600) 123-456']],
    ['tel:+34600123456', ['phone +34600123456']],
    ['https://wa.me/34600123456?text=Hola', ['phone +34600123456']],
    ['api.whatsapp.com/send?phone=%2B34600123456', ['phone +34600123456']],
    ['600\u00a0123\u200b456', ['phone 600 123456']],
    ['2345678901', ['phone 2345678901', 'taxNumber 2345678901']],
    ['12345678', ['idStart 12345678', 'phone 12345678', 'taxNumber 12345678']],
    ['A1B2C3D4', ['idStart A1B2C3D4', 'name A1B2C3D4']],
    ['#F3553C6B', ['idStart F3553C6B']],
    ['Order F3553C6B', ['idStart F3553C6B']],
    ['Pedido nº F3553C6B', ['idStart F3553C6B']],
    ['Замовлення №F3553C6B', ['idStart F3553C6B']],
    ['k3x9qz', ['idEnd k3x9qz', 'name k3x9qz']],
    ['#kxyzqz', ['idEnd kxyzqz']],
    ['Carlos', ['name Carlos']],
    ['Al', ['name Al']],
    ['60', ['name 60']],
    ['6 0', ['name 6 0']],
    ['1234567890123456', ['id 1234567890123456']],
    ['IBANES9121000418450200051332', ['iban ES9121000418450200051332']],
    ['ES00 2100 0418 4502 0005 1332', ['iban ES0021000418450200051332']],
    ['Calle a1b2c3', ['name Calle a1b2c3']],
    ['Calle Z1B2C3D4', ['name Calle Z1B2C3D4']],
    ['Ordenada', ['idStart Ordenada', 'name Ordenada']],
    ['a1b2c3d4e5f6a7b8', ['id a1b2c3d4e5f6a7b8']],
    ['«a1b2c3d4e5f6a7b8»', ['id a1b2c3d4e5f6a7b8']],
    ['123e4567-e89b-12d3-a456-426614174000', ['id 123e4567-e89b-12d3-a456-426614174000']],
    ['ES91 2100 0418 4502 0005 1332', ['iban ES9121000418450200051332']],
    ['IBAN: ua213223130000026007233566001', ['iban UA213223130000026007233566001']],
    ['b99-123456', ['taxNumber B99123456']],
    ['NIF 12345678-z', ['taxNumber 12345678Z']],
    ['ЄДРПОУ 99123456', ['taxNumber 99123456']],
    ['Tel.: +34 600 123 456', ['phone +34 600 123 456']],
    ['Teléfono móvil: 600 12 34 56 (María)', ['phone 600 12 34 56']],
    ['Cuenta: ES91 2100 0418 4502 0005 1332', ['iban ES9121000418450200051332']],
    ['N.I.F.: 12345678Z', ['taxNumber 12345678Z']],
    ['Nº de pedido F3553C6B.', ['idStart F3553C6B']],
    ['El pedido núm. #F3553C6B', ['idStart F3553C6B']],
    ['Calle 12345678', ['name Calle 12345678']],
    ['Company 07', ['name Company 07']],
  ])('%s: %j', (typed, kinds) => {
    expect(read(typed)).toEqual(kinds);
  });
});

it.each([
  ['+34 600 123 456', true],
  ['600123456', true],
  ['600 12', false],
  ['ana@example.com', true],
  ['ana@x', false],
  ['a1b2c3d4e5f6a7b8', true],
  ['#F3553C6B', true],
  ['F3553C6B', false],
  ['ES91 2100 0418 4502 0005 1332', true],
  ['12345678Z', true],
  ['Carlos', false],
])('"%s" has a single interpretation: %s', (typed, isSure) => {
  expect(isUnmistakable(readPasted(typed))).toBe(isSure);
});

it('texts too short or too long for a search have no interpretation', () => {
  expect(readPasted('a')).toEqual([]);
  expect(readPasted('x'.repeat(512))).toHaveLength(1);
  expect(readPasted('x'.repeat(513))).toEqual([]);
  expect(readPasted('Dear customer, '.repeat(40))).toEqual([]);
});

it('searches for any input are neither too short nor padded with blanks', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      for (const { text } of readPasted(typed)) {
        expect(text.length).toBeGreaterThan(1);
        expect(text).toBe(text.trim());
      }
    }),
  );
});
