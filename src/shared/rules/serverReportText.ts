import {
  type CheckedCall,
  countEffects,
  type Effect,
  type Finding,
  findingsOf,
  percentile,
  type ServerReport,
  timeLimitMs,
  type WriteFindingKind,
} from './serverReport.ts';

/** Sentences of the report for the people of the server, who read English. */
const sentences: Readonly<Record<WriteFindingKind, string>> = {
  noAnswer: 'No answer: the connection failed or was closed.',
  timeout: 'No answer within 6 seconds.',
  tooLarge: 'The answer exceeds 20 MB and was not read.',
  redirect: 'Redirects within the server; followed at the cost of a second request.',
  redirectRefused: 'Redirects to another server or out of the API; not followed, to keep the token.',
  status: 'Answers with an error status.',
  limited: 'Refused as too many requests (429); reads are repeated after `Retry-After`.',
  notJson: 'The body is not JSON.',
  contentType: 'JSON under another content type.',
  failureAs200: 'A failure (code and message) with status 200.',
  notList: 'Neither an array nor an object with `data`.',
  empty: 'The body is empty.',
  slow: 'Slower than 3 seconds.',
  large: 'Too large: an answer over 1 MB, or a field over 100,000 characters.',
  missing: 'Missing.',
  type: 'Another type than expected.',
  unknownWord: 'Not one of the known words; shown unchanged.',
  dateUnreadable: 'Not a date.',
  dateWithoutZone: 'A time without zone; read in the zone of the computer.',
  dateWithTime: 'Not a plain date, YYYY-MM-DD.',
  centsWithFraction: 'Must be cents, a whole number; euros are shown a hundred times too small.',
  moneyDecimals: 'More than two decimals; rounded.',
  percentAsFraction: 'Below 1: percent is expected, 21 for 21 %.',
  outOfRange: 'Outside of its range.',
  idForm: 'Cannot stand in a path: letters, digits, hyphens and underscores only, at most 64.',
  duplicateId: 'The same id twice in a list.',
  otherRecord: 'The answer is another record than the requested one.',
  totalMissing: 'The total is missing; a full page counts as the last one.',
  totalUnreadable: 'The total is not a number.',
  totalTooSmall: 'The total is smaller than the number of rows; further pages are out of reach.',
  pageSizeIgnored: 'The page size is ignored; more or fewer rows than requested.',
  pageNumberIgnored: 'The page number is ignored; the second page repeats rows of the first.',
  sortRefused: 'Sorting is refused.',
  sortIgnored: 'Sorting is ignored.',
  filterRefused: 'The filter is refused.',
  filterIgnored: 'The filter is ignored; other rows come too.',
  filterFindsNothing: 'The filter does not find a row that exists.',
  noLogin: 'The login was lost.',
  unencrypted: 'Not https; the app does not connect.',
  oldTls: 'Older than TLS 1.2.',
  clock: 'The clock of the server differs from the clock of this computer.',
  uncompressed: 'Large answers are not compressed, although gzip and brotli are accepted.',
  certificateEnds: 'The certificate ends soon, or has ended.',
  notChecked: 'Not checked: there is no record to ask for.',
  noId: 'The answer has no `id`; the record was found by its name.',
  notSaved: 'The record lacks the value that was sent.',
  leftBehind: 'The record of this check is still there. Delete it by hand.',
};

const effects: Readonly<Record<Effect, string>> = {
  broken: 'does not work',
  unreadable: 'shown as unreadable',
  tolerated: 'tolerated',
};

const sentenceOf = ({ kind, field, found, count, of }: Finding<WriteFindingKind>): string =>
  [
    field ? `\`${field}\`: ` : '',
    sentences[kind],
    found ? ` Found: ${found}.` : '',
    count !== undefined && of !== undefined ? ` In ${count} of ${of} rows.` : '',
  ].join('');

const notTriedTexts: Readonly<Record<NonNullable<CheckedCall['notTried']>, string>> = {
  cannotCreate: 'not tried: cannot be created',
  singly: 'not tried: deleted one by one',
  notCreated: 'not tried: no record was created',
};

const callLines = ({
  operation,
  method,
  path,
  statuses,
  timesMs,
  bytes,
  rows,
  findings,
  notTried,
}: CheckedCall<WriteFindingKind>): string =>
  `| ${operation} | ${method} ${path} | ${notTried ? notTriedTexts[notTried] : [...new Set(statuses)].join(', ') || '–'} | ${percentile(timesMs, 0.5) ?? '–'} | ${percentile(timesMs, 0.95) ?? '–'} | ${bytes} | ${rows ?? '–'} | ${findings.length} |`;

const findingLines = (title: string, findings: readonly Finding<WriteFindingKind>[]): string[] =>
  findings.length === 0
    ? []
    : [`### ${title}`, '', ...findings.map((one) => `- **${effects[one.effect]}** ${sentenceOf(one)}`), ''];

/** The report as Markdown. */
export const reportText = (report: ServerReport): string => {
  const { server, country, checkedAt, appVersion, state, tls, connection, calls, writes } = report;
  const findings = findingsOf(report);
  const counts = countEffects(findings);
  const all: readonly CheckedCall<WriteFindingKind>[] = [...calls, ...(writes ?? [])];
  const times = all.flatMap(({ timesMs }) => timesMs);
  const lines = [
    `# Check of ${server}`,
    '',
    `- Checked: ${checkedAt}, country ${country}, app ${appVersion}${state === 'stopped' ? ', **stopped before the end**' : ''}`,
    `- Result: ${counts.broken} do not work, ${counts.unreadable} unreadable, ${counts.tolerated} tolerated`,
    `- Requests: ${times.length}, median ${percentile(times, 0.5) ?? '–'} ms, 95 % within ${percentile(times, 0.95) ?? '–'} ms, limit ${timeLimitMs} ms`,
    `- TLS: ${tls ? `${tls.protocol ?? 'unknown'}, certificate ${tls.validDays ?? '?'} days` : 'not read'}`,
    `- Not checked: ${writes ? '' : 'writes, '}logins, uploads and exports. No values of records are in this report.`,
    '',
    '## Findings',
    '',
    ...(findings.length === 0 ? ['None.', ''] : []),
    ...findingLines('Connection', connection),
    ...all.flatMap((call) => findingLines(`${call.operation} (${call.method} ${call.path})`, call.findings)),
    '## Calls',
    '',
    '| Call | Path | Status | p50 ms | p95 ms | Bytes | Rows | Findings |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...all.map(callLines),
  ];
  return `${lines.join('\n')}\n`;
};
