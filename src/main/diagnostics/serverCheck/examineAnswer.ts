import type { z } from 'zod';
import { isList, type Operation, type OperationId, operations } from '#shared/api/operations.ts';
import type { Finding } from '#shared/rules/serverReport.ts';
import { isFailure, isJson, isObject, parseBody } from '../../http/answerBody.ts';
import type { HttpFailureReason } from '../../http/httpOutcome.ts';
import { retryAfterMs } from '../../http/retryAfter.ts';
import { examineRows } from './examineRows.ts';
import type { Exchange } from './serverExchange.ts';

export interface Examined {
  findings: Finding[];
  /** The body; `undefined`: there is none that can be read. */
  data: unknown;
  total: number | null;
}

const slowMs = 3000;
const largeBytes = 1024 * 1024;

/** Kinds of outcomes without an answer; all others are `noAnswer`. */
export const kindOfFailure: Partial<Record<HttpFailureReason, Finding['kind']>> = {
  timeout: 'timeout',
  tooLarge: 'tooLarge',
  redirect: 'redirectRefused',
};

const none = (kind: Finding['kind'], found?: string): Examined => ({
  findings: [{ kind, effect: 'broken', ...(found ? { found } : {}) }],
  data: undefined,
  total: null,
});

const examineTotal = (headers: Headers, rows: number, asked: number): Finding[] => {
  const field = 'content-total';
  const text = headers.get(field)?.trim();
  // Without a total, a full page looks like the last one.
  const effect = rows >= asked ? 'broken' : 'tolerated';
  if (text === undefined || text === '') return [{ kind: 'totalMissing', effect, field }];
  if (!/^\d{1,15}$/.test(text)) return [{ kind: 'totalUnreadable', effect, field }];
  return Number(text) < rows ? [{ kind: 'totalTooSmall', effect: 'broken', field }] : [];
};

const totalOf = (headers: Headers): number | null => {
  const text = headers.get('content-total')?.trim() ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
};

/** Findings about the transport of an answer, whatever it contains. */
export const transportFindings = ({ ms, redirects }: Exchange, bytes: number): Finding[] => [
  ...redirects.filter(Boolean).map((): Finding => ({ kind: 'redirect', effect: 'tolerated', count: 1 })),
  ...(ms > slowMs ? [{ kind: 'slow', effect: 'tolerated', count: 1 } as const] : []),
  ...(bytes > largeBytes ? [{ kind: 'large', effect: 'tolerated', count: 1 } as const] : []),
];

/** More rows than requested, or fewer although there are more. */
const isOtherSize = (headers: Headers, rows: number, asked: number): boolean =>
  rows > asked || (rows < asked && rows < (totalOf(headers) ?? 0));

const contentFindings = (
  id: OperationId,
  schema: z.ZodType,
  { headers }: { headers: Headers },
  data: unknown,
  asked: number,
): Finding[] => {
  const operation: Operation = operations[id];
  if (!isList(operation)) return data === null ? none('empty').findings : examineRows(id, schema, data);
  if (!Array.isArray(data)) return none('notList').findings;
  return [
    ...(operation.verb === 'list' ? examineTotal(headers, data.length, asked) : []),
    ...(operation.verb === 'list' && isOtherSize(headers, data.length, asked)
      ? [{ kind: 'pageSizeIgnored', effect: 'tolerated', field: 'page[size]' } as const]
      : []),
    ...examineRows(id, schema, data),
  ];
};

export const examineAnswer = (
  id: OperationId,
  schema: z.ZodType,
  exchange: Exchange,
  asked: number,
): Examined => {
  const { outcome } = exchange;
  if ('ok' in outcome) return none('noLogin');
  if (outcome.type === 'failed') return none(kindOfFailure[outcome.reason] ?? 'noAnswer');
  const { status, headers, bytes } = outcome;
  const transport = transportFindings(exchange, bytes.byteLength);
  const withTransport = (examined: Examined): Examined => ({
    ...examined,
    findings: [...transport, ...examined.findings],
  });
  if (status === 429) {
    const waitMs = retryAfterMs(outcome);
    return withTransport(none('limited', waitMs > 0 ? `Retry-After ${waitMs / 1000} s` : 'no Retry-After'));
  }
  if (status >= 300) return withTransport(none('status', String(status)));
  const body = parseBody(bytes);
  if (body === undefined) return withTransport(none('notJson'));
  if (isFailure({ status, body }, isList(operations[id]) ? 'list' : 'detail'))
    return withTransport(none('failureAs200'));
  const data = isList(operations[id]) && isObject(body) && 'data' in body ? body.data : body;
  return {
    data,
    total: totalOf(headers),
    findings: [
      ...transport,
      ...(isJson(headers) || bytes.byteLength === 0
        ? []
        : [{ kind: 'contentType', effect: 'tolerated', field: 'content-type' } as const]),
      ...contentFindings(id, schema, { headers }, data, asked),
    ],
  };
};
