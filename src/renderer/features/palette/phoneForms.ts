/** How long the groups of a number are in a country, behind its code or what is dialled in place of it. */
const groupings: readonly { code: string; trunk: string; groups: readonly number[] }[] = [
  { code: '34', trunk: '', groups: [3, 3, 3] },
  { code: '380', trunk: '0', groups: [2, 3, 2, 2] },
];

const grouped = (digits: string, groups: readonly number[]): string => {
  const parts: string[] = [];
  let at = 0;
  for (const length of groups) {
    parts.push(digits.slice(at, at + length));
    at += length;
  }
  return [...parts, digits.slice(at)].filter(Boolean).join(' ');
};

/**
 * All the ways in which a number may be written that was typed: the server compares letter by letter. Copied from
 * elsewhere it has no spaces, or others.
 */
export const phoneForms = (typed: string): readonly string[] => {
  const digits = typed.replaceAll(/\D/g, '');
  const isWhole = typed.trim().startsWith('+');
  const spaced = groupings.flatMap(({ code, trunk, groups }) => {
    if (isWhole)
      return digits.startsWith(code) ? [`+${code} ${grouped(digits.slice(code.length), groups)}`] : [];
    const national = digits.startsWith(trunk) ? digits.slice(trunk.length) : digits;
    return national.length > Math.max(...groups) ? [grouped(national, groups)] : [];
  });
  return [...new Set([typed.trim(), ...spaced.map((form) => form.trim()), isWhole ? `+${digits}` : digits])];
};
