/** Equivalent mutants of one file, each as `before → after`. */
const inFile = (file: string, reason: string, mutants: readonly string[]): [string, string][] =>
  mutants.map((mutant) => [`${file} › ${mutant}`, reason]);

/** Mutants that no test can detect, by name, with the reason. */
export const explainedMutants: ReadonlyMap<string, string> = new Map([
  ...inFile('src/shared/rules/allCities.ts', 'What an object has from its prototype never ends in `.list`.', [
    `Object.hasOwn(operations, \`\${entity}.list\`) → true`,
  ]),
  ...inFile('src/shared/screens/screenAt.ts', 'A path that lacks a segment has another length.', [
    `'' → "mutant"`,
  ]),
  ...inFile(
    'src/shared/rules/checkPayList.ts',
    'Without a difference it is asked for only where a line is wrong.',
    ['first → true'],
  ),
  ...inFile('src/shared/rules/checkPayList.ts', 'No line comes to nothing, which is no difference.', [
    'found.length > 0 → found.length >= 0',
  ]),
  ...inFile('src/shared/rules/checkPayList.ts', 'Left out comes to the same, and is asked first.', [
    `'status' → ""`,
  ]),
  ...inFile('src/shared/rules/reconcile.ts', 'Left out comes to the same, and is asked first.', [
    `'asCanceledByCustomer' → ""`,
  ]),
  ...inFile('src/shared/rules/reconcile.ts', 'What a courier gets follows from no status.', [
    `'courier' → ""`,
    `payeeType === 'courier' → false`,
  ]),
  ...inFile('src/shared/rules/reconcile.ts', 'Every status but two of them costs the fee.', [
    `'canceled_by_establishment' → ""`,
  ]),
  ...inFile('src/shared/text/csvReader.ts', 'Only so much of the first line is looked at.', [
    'head.length > longestHead → head.length >= longestHead',
  ]),
  ...inFile('src/shared/text/csvReader.ts', 'Nothing is read after the end.', ['separator === null → true']),
  ...inFile('src/shared/text/foldText.ts', 'A shortcut: such a text has nothing to fold.', [
    'ascii.test(lower) → false',
  ]),
  ...inFile('src/shared/rules/lineFaults.ts', 'No date in either way.', [`'' → "mutant"`]),
  ...inFile('src/shared/rules/orderPlan.ts', 'No date in either way.', [`'' → "mutant"`]),
  ...inFile('src/shared/rules/orderPlan.ts', 'Both are there, or neither is.', [
    'basis === undefined || start === undefined → basis === undefined && start === undefined',
  ]),
  ...inFile(
    'src/shared/rules/openingHours.ts',
    'Laid out three times, a week without a gap is longer than one.',
    ['current.to - current.from >= weekMinutes → current.to - current.from > weekMinutes'],
  ),
  ...inFile(
    'src/shared/rules/openingHours.ts',
    'What begins at this moment is open, which is asked before.',
    ['from > now → from >= now'],
  ),
  ...inFile(
    'src/shared/query/pastedText.ts',
    'Nothing was found in the same text before, or what was has no words around it.',
    ['text === typed → false', 'found.length === 0 → true'],
  ),
  ...inFile('src/shared/rules/phoneForms.ts', 'What is no digit is taken out of a number, and begins none.', [
    `'' → "mutant"`,
  ]),
  ...inFile('src/shared/rules/phoneForms.ts', 'Of forms within another one the shortest comes last.', [
    'b.length < a.length → b.length <= a.length',
    'b.length < a.length → true',
  ]),
  ...inFile('src/shared/rules/slotTotals.ts', 'Gaps that are equal are told apart before.', [
    'gap > otherGap → gap >= otherGap',
  ]),
  ...inFile('src/shared/rules/slotTotals.ts', 'The first gap is the worst, whatever this says.', [
    'true → false',
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
  ...inFile('src/shared/api/operations.ts', 'What an object has from its prototype never ends in `.list`.', [
    `Object.hasOwn(operations, \`\${entity}.list\`) → true`,
  ]),
  ...inFile(
    'src/renderer/data/queryClient.ts',
    'A weak map has nothing of what is no object, and no number for none.',
    [
      'version === undefined → false',
      `typeof data === 'object' && data !== null → typeof data === 'object' || data !== null`,
    ],
  ),
  ...inFile('src/renderer/data/entityCalls.ts', 'No signal is the same as none that is said.', [
    'signal → true',
  ]),
  ...inFile('src/main/auth/activeSession.ts', 'Of these only 400 would be left, which is a refusal.', [
    'outcome.status >= 400 → outcome.status > 400',
  ]),
  ...inFile('src/main/auth/authCalls.ts', 'What is no list and no new record is read so.', [`'detail' → ""`]),
  ...inFile('src/main/auth/keychain.ts', 'Whoever asked has been told that it took too long.', [
    `'timeout' → ""`,
  ]),
  ...inFile('src/main/auth/session.ts', 'It is asked again behind what may take long.', [
    'mine.signal.aborted → false',
  ]),
  ...inFile('src/main/auth/session.ts', 'Without trouble nobody is remembered, and nothing is asked.', [
    'status.keychainProblem → true',
  ]),
  ...inFile('src/main/auth/tokenKeeper.ts', 'What is no text cannot be read either.', [
    'password === undefined → false',
  ]),
  ...inFile('src/shared/api/lenient.ts', 'A cache, and a shortcut for what needs no second look.', [
    'known → false',
    'parsed.success && isUnmarked(parsed.data) → false',
  ]),
  ...inFile('src/shared/api/lenient.ts', 'The schema of a record has no element.', [
    'schema instanceof z.ZodArray → true',
  ]),
  ...inFile(
    'src/shared/rules/plainDates.ts',
    'A cache: a format is made once, and another test has made it before.',
    ['known → true', 'known → false', `'sv-SE' → ""`, `'short' → ""`, `'medium' → ""`],
  ),
  ...inFile(
    'src/shared/rules/slotWeek.ts',
    'Shortcuts: the clocks of a zone say the same, one slot is in order.',
    [
      'isUsual → false',
      'found.end - found.start → found.end + found.start',
      'hoursInDay * hourMs → hoursInDay / hourMs',
      'field.length > 1 → field.length >= 1',
      'field.length > 1 → true',
    ],
  ),
  ...inFile('src/shared/rules/slotWeek.ts', 'No country of ours changes its clocks at a Monday midnight.', [
    'end - 1 → end + 1',
  ]),
  ...inFile('src/main/http/answerBody.ts', 'Behind the last byte there is none, which is no bracket.', [
    'at < bytes.length → at <= bytes.length',
  ]),
  ...inFile('src/main/http/httpClient.ts', 'No address in either way.', [`'' → "mutant"`]),
  ...inFile('src/main/http/httpClient.ts', 'Never is exactly as much left as the next wait takes.', [
    'limit.remaining() <= delayMs → limit.remaining() < delayMs',
  ]),
  ...inFile('src/main/http/loadImage.ts', 'The reader is waited for once more, and asks at once.', [
    'controller.desiredSize ?? 0 → controller.desiredSize && 0',
    '(controller.desiredSize ?? 0) > 0 → false',
  ]),
  ...inFile('src/main/http/reachability.ts', 'The path has nothing that could be refused.', [
    `'path' in menu → true`,
  ]),
  ...inFile('src/main/http/toResult.ts', 'Only of lists is anything left out.', [`shape === 'list' → true`]),
  ...inFile('src/main/http/toResult.ts', 'No header is no number either.', [`'' → "mutant"`]),
]);
