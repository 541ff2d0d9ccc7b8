import fc from 'fast-check';

const surrogates = { first: 0xd800, count: 0x800 };
const last = 0x10ffff;

/**
 * Any character except surrogates, as the unit of a string. Creating fast-check's own `binary` unit takes a
 * second.
 */
export const anyCharacter = fc.nat(last - surrogates.count).map(
  (index) => String.fromCodePoint(index < surrogates.first ? index : index + surrogates.count),
  (value) => {
    const [character, ...others] = typeof value === 'string' ? value : '';
    const code = character?.codePointAt(0);
    if (code === undefined || others.length > 0) throw new Error('This is no single character.');
    return code < surrogates.first ? code : code - surrogates.count;
  },
);
