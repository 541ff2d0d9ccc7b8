import { isDeepStrictEqual } from 'node:util';
import type { Finding, WriteFindingKind } from '#shared/rules/serverReport.ts';
import { isFailure, isObject, parseBody } from '../../http/answerBody.ts';
import { kindOfFailure, transportFindings } from './examineAnswer.ts';
import type { Exchange } from './serverExchange.ts';

type Row = Record<string, unknown>;

export interface ExaminedWrite {
  findings: Finding<WriteFindingKind>[];
  isDone: boolean;
  /** `null`: empty, or no record. */
  row: Row | null;
}

const none = (kind: WriteFindingKind, found?: string): ExaminedWrite => ({
  findings: [{ kind, effect: 'broken', ...(found ? { found } : {}) }],
  isDone: false,
  row: null,
});

/** `422 (iban, name)`: the status, and the sent fields that the server names. */
const refusal = (status: number, body: unknown, sent: Row): string => {
  const named = isObject(body) && isObject(body.fields) ? Object.keys(body.fields) : [];
  const fields = named.filter((name) => Object.hasOwn(sent, name));
  return fields.length === 0 ? String(status) : `${status} (${fields.join(', ')})`;
};

/** An answer to a write may be the record, a short object, or nothing. */
export const examineWrite = (exchange: Exchange, sent: Row): ExaminedWrite => {
  const { outcome } = exchange;
  if ('ok' in outcome) return none('noLogin');
  if (outcome.type === 'failed') return none(kindOfFailure[outcome.reason] ?? 'noAnswer');
  const { status, bytes } = outcome;
  const body = parseBody(bytes);
  const findings = transportFindings(exchange, bytes.byteLength);
  if (status >= 300) {
    const refused = none('status', refusal(status, body, sent));
    return { ...refused, findings: [...findings, ...refused.findings] };
  }
  if (body === undefined) return none('notJson');
  if (isFailure({ status, body }, 'create')) return none('failureAs200');
  return { findings, isDone: true, row: isObject(body) ? body : null };
};

/** Servers may trim texts and lower the case of addresses. */
const plain = (value: unknown): unknown => (typeof value === 'string' ? value.trim().toLowerCase() : value);

/** Sent fields that the record lacks afterwards. */
export const unsaved = (sent: Row, row: Row): Finding<WriteFindingKind>[] =>
  Object.entries(sent)
    .filter(([name, value]) => !isDeepStrictEqual(plain(value), plain(row[name])))
    .map(([field]) => ({ kind: 'notSaved', effect: 'broken', field }));
