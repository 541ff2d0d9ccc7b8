import { idSchema } from '#shared/api/common.ts';
import { type OperationId, operations } from '#shared/api/operations.ts';
import type { ListQuery } from '#shared/query/listQuery.ts';
import {
  type CheckedCall,
  type Finding,
  mergeFindings,
  type WriteFindingKind,
} from '#shared/rules/serverReport.ts';
import { isObject, parseBody } from '../../http/answerBody.ts';
import { buildPath, buildSearch } from '../../http/apiTarget.ts';
import { jsonRequest } from '../../http/requestOf.ts';
import { type ExaminedWrite, examineWrite } from './examineWrite.ts';
import { type CheckOptions, newCall, noteExchange, sendOnce } from './serverExchange.ts';

export type Row = Record<string, unknown>;
export type WriteCall = CheckedCall<WriteFindingKind>;

interface Asked {
  id?: string;
  query?: ListQuery;
  body?: Row;
  signal: AbortSignal;
}

export const idIn = (row: Row | null | undefined): string | null => {
  const id = idSchema.safeParse(row?.id);
  return id.success ? id.data : null;
};

/** Sends calls, and keeps figures and findings by operation. */
export const createWriteSheet = (options: CheckOptions) => {
  const calls = new Map<OperationId, WriteCall>();
  let city: string | null = null;

  const callOf = (operation: OperationId): WriteCall => {
    const call = calls.get(operation) ?? newCall(operation);
    calls.set(operation, call);
    return call;
  };
  const note = (operation: OperationId, findings: readonly Finding<WriteFindingKind>[]): void => {
    const call = callOf(operation);
    call.findings = mergeFindings([...call.findings, ...findings]);
  };

  /** `null`: there is no city to ask in. */
  const pathOf = (operation: OperationId, id?: string): string | null => {
    const known: Record<string, string | null | undefined> = { country: options.country, city, id };
    const names = [...operations[operation].path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
    const params = names.map((name) => [name, known[name] ?? ''] as const);
    const built = buildPath(operation, Object.fromEntries(params));
    return 'path' in built ? built.path : null;
  };

  const send = async (operation: OperationId, { id, query, body, signal }: Asked) => {
    const path = pathOf(operation, id);
    if (path === null) return null;
    const request = jsonRequest(operations[operation].method, path + buildSearch({ query }), body);
    return sendOnce(options, request, signal);
  };

  /** Rows of a list, which is not part of the sheet. */
  const rowsOf = async (operation: OperationId, query: ListQuery, signal: AbortSignal): Promise<Row[]> => {
    const sent = await send(operation, { query, signal });
    if (!sent || 'ok' in sent.outcome || sent.outcome.type === 'failed') return [];
    const body = parseBody(sent.outcome.bytes);
    const rows = isObject(body) && 'data' in body ? body.data : body;
    return Array.isArray(rows) ? rows.filter(isObject) : [];
  };

  return {
    calls: (): WriteCall[] => [...calls.values()],
    note,
    rowsOf,
    /** Chooses the city of later calls. Returns the names of all. */
    chooseCity: async (signal: AbortSignal): Promise<string[]> => {
      const rows = await rowsOf('cities.list', { page: 1, size: 500 }, signal);
      const chosen = rows.find(({ isActive }) => isActive !== false) ?? rows[0];
      city = idIn(chosen);
      return rows.map(({ name }) => String(name));
    },
    /** Sends a call of the sheet; `null`: there is no city. */
    ask: async (operation: OperationId, asked: Asked): Promise<ExaminedWrite | null> => {
      const sent = await send(operation, asked);
      if (!sent) return null;
      noteExchange(callOf(operation), sent);
      return examineWrite(sent, asked.body ?? {});
    },
  };
};
export type WriteSheet = ReturnType<typeof createWriteSheet>;
