/** Result of the check of a server. Holds names of fields, types and counts, never a value of an answer. */

/** `unreadable`: the field or row is marked and hidden. `broken`: the screen or action does not work. */
export type Effect = 'tolerated' | 'unreadable' | 'broken';

export const findingKinds = [
  'noAnswer',
  'timeout',
  'tooLarge',
  'redirect',
  'redirectRefused',
  'status',
  'limited',
  'notJson',
  'contentType',
  'failureAs200',
  'notList',
  'empty',
  'slow',
  'large',
  'missing',
  'type',
  'unknownWord',
  'dateUnreadable',
  'dateWithoutZone',
  'dateWithTime',
  'centsWithFraction',
  'moneyDecimals',
  'percentAsFraction',
  'outOfRange',
  'idForm',
  'duplicateId',
  'otherRecord',
  'totalMissing',
  'totalUnreadable',
  'totalTooSmall',
  'pageSizeIgnored',
  'pageNumberIgnored',
  'sortRefused',
  'sortIgnored',
  'filterRefused',
  'filterIgnored',
  'filterFindsNothing',
  'noLogin',
  'unencrypted',
  'oldTls',
  'certificateEnds',
  'clock',
  'uncompressed',
  'notChecked',
] as const;
export type FindingKind = (typeof findingKinds)[number];
/** Findings of writes, which only the command line makes. */
export type WriteFindingKind = FindingKind | 'noId' | 'notSaved' | 'leftBehind';

export interface Finding<Kind extends string = FindingKind> {
  kind: Kind;
  effect: Effect;
  /** Name of the field or header, or path such as `items[].price`. */
  field?: string;
  /** Type, status or figure that was found. Never a value. */
  found?: string;
  /** Rows with this finding, of the rows that were looked at. */
  count?: number;
  of?: number;
}

export interface CheckedCall<Kind extends string = FindingKind> {
  operation: string;
  method: string;
  path: string;
  /** Statuses in the order of the requests; 0 without an answer. */
  statuses: number[];
  timesMs: number[];
  /** Size of the largest answer. */
  bytes: number;
  rows: number | null;
  findings: Finding<Kind>[];
  /**
   * Reason why a write was not sent. `cannotCreate`: the contract has no body for a new record. `singly`: records are
   * deleted one by one. `notCreated`: there is no record, because creating it failed or the check was stopped.
   */
  notTried?: 'cannotCreate' | 'singly' | 'notCreated';
}

export interface TlsState {
  protocol: string | null;
  /** Days until the certificate ends; `null`: not known. */
  validDays: number | null;
}

export interface ServerReport {
  server: string;
  country: string;
  checkedAt: string;
  appVersion: string;
  /** `stopped`: ended by the user or by a lost login; the calls so far are listed. */
  state: 'complete' | 'stopped';
  /** `null`: not https, or not readable through the proxy. */
  tls: TlsState | null;
  /** Findings about the connection itself. */
  connection: Finding[];
  calls: CheckedCall[];
  /** Writes of records of its own, if they were asked for. */
  writes?: CheckedCall<WriteFindingKind>[];
}

export const timeLimitMs = 6000;

/** Nearest-rank percentile; `null` without times. */
export const percentile = (times: readonly number[], share: number): number | null => {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
};

export const findingsOf = ({ connection, calls, writes = [] }: ServerReport): Finding<WriteFindingKind>[] => [
  ...connection,
  ...[...calls, ...writes].flatMap(({ findings }): Finding<WriteFindingKind>[] => findings),
];

export const countEffects = (findings: readonly Finding<string>[]): Record<Effect, number> => ({
  broken: findings.filter(({ effect }) => effect === 'broken').length,
  unreadable: findings.filter(({ effect }) => effect === 'unreadable').length,
  tolerated: findings.filter(({ effect }) => effect === 'tolerated').length,
});

const sameAs = (one: Finding<string>) => (other: Finding<string>) =>
  one.kind === other.kind && one.field === other.field && one.found === other.found;

const worst: readonly Effect[] = ['broken', 'unreadable', 'tolerated'];

/** Adds up equal findings, and sorts the worst to the top. */
export const mergeFindings = <Kind extends string>(findings: readonly Finding<Kind>[]): Finding<Kind>[] => {
  const merged: Finding<Kind>[] = [];
  for (const finding of findings) {
    const known = merged.find(sameAs(finding));
    if (!known) merged.push({ ...finding });
    else if (finding.count !== undefined) known.count = (known.count ?? 0) + finding.count;
  }
  return merged.toSorted((one, other) => worst.indexOf(one.effect) - worst.indexOf(other.effect));
};
