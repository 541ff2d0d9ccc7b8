/** Mutants of one place that behave like the original, each as `before → after`. */
const inFile = (file: string, reason: string, mutants: readonly string[]): [string, string][] =>
  mutants.map((mutant) => [`${file} › ${mutant}`, reason]);

/** Mutants that no test could notice, by their name, with the reason. */
export const explainedMutants: ReadonlyMap<string, string> = new Map([
  ...inFile(
    'src/shared/domain/allCities.ts',
    'What an object has from its prototype never ends in `.list`.',
    [`Object.hasOwn(operations, \`\${entity}.list\`) → true`],
  ),
  ...inFile('src/shared/domain/screenAt.ts', 'A path that lacks a segment has another length.', [
    `'' → "mutant"`,
  ]),
  ...inFile('src/renderer/data/findConflicts.ts', 'Values come from JSON, whose text tells them apart too.', [
    'isNothing(one) || isNothing(other) → isNothing(one) && isNothing(other)',
    `'object' → ""`,
    `typeof one === 'object' → typeof one !== 'object'`,
    `typeof other === 'object' → typeof other !== 'object'`,
    `typeof one === 'object' || typeof other === 'object' → typeof one === 'object' && typeof other === 'object'`,
    `typeof one === 'object' || typeof other === 'object' → true`,
  ]),
  ...inFile(
    'src/renderer/data/live/liveRows.ts',
    'The row at that very place is in both lists, which is asked before.',
    [
      'index > last → index >= last',
      'index > first → index >= first',
      'index < firstAnswer → index <= firstAnswer',
      'index < lastAnswer → index <= lastAnswer',
    ],
  ),
  ...inFile(
    'src/main/auth/activeSession.ts',
    'A session that has ended is asked for once more before the answer.',
    [`'ended' → ""`, 'hasEnded(session) → false', `outcome !== 'refreshed' → false`],
  ),
  ...inFile(
    'src/main/auth/keyringLibrary.ts',
    'The text of an error holds its message, which is looked through.',
    ['error instanceof Error → false'],
  ),
  ...inFile('src/main/auth/storedSecret.ts', 'No text is read as JSON null, which is no header either.', [
    'text === null → false',
  ]),
  ...inFile('src/shared/api/lenient.ts', 'A cache, and a shortcut for what needs no second look.', [
    'known → false',
    'parsed.success && isUnmarked(parsed.data) → false',
  ]),
  ...inFile('src/shared/api/lenient.ts', 'The schema of a record has no element.', [
    'schema instanceof z.ZodArray → true',
  ]),
  ...inFile(
    'src/shared/domain/plainDates.ts',
    'A cache: a format is made once, and another test has made it before.',
    ['known → true', 'known → false', `'sv-SE' → ""`, `'short' → ""`, `'medium' → ""`],
  ),
  ...inFile(
    'src/shared/domain/slotWeek.ts',
    'Shortcuts: the clocks of a zone say the same, one slot is in order.',
    ['isUsual → false', 'field.length > 1 → field.length >= 1', 'field.length > 1 → true'],
  ),
  ...inFile('src/main/http/answerBody.ts', 'Behind the last byte there is none, which is no bracket.', [
    'at < bytes.length → at <= bytes.length',
  ]),
  ...inFile('src/main/http/toResult.ts', 'No header is no number either.', [`'' → "mutant"`]),
]);
