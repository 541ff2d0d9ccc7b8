import type { z } from 'zod';
import { contracts } from '#shared/api/contracts.ts';
import { isList, type OperationId, operations } from '#shared/api/operations.ts';
import type { ListQuery } from '#shared/query/listQuery.ts';
import { addDays, isPlainDate } from '#shared/rules/plainDates.ts';
import { type CheckedCall, type Finding, mergeFindings } from '#shared/rules/serverReport.ts';
import { isObject } from '../../http/answerBody.ts';
import { buildPath, buildSearch } from '../../http/apiTarget.ts';
import { jsonRequest } from '../../http/requestOf.ts';
import {
  idSourceOf,
  isProbed,
  type PlannedRequest,
  plannedCalls,
  requestsOf,
  rowsAsked,
} from './callPlan.ts';
import { type Examined, examineAnswer } from './examineAnswer.ts';
import { probeList } from './probeList.ts';
import { type CheckOptions, newCall, noteExchange, sendOnce } from './serverExchange.ts';

interface Scope {
  country: string;
  city: string | null;
  /** First id of each list. */
  ids: Map<OperationId, string>;
}

const schemas: Partial<Record<OperationId, { response: z.ZodType }>> = contracts;

const namesIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

/** Parameters of a call; `null`: there is no record, or no city, to ask for. */
const paramsFor = (id: OperationId, scope: Scope, own: PlannedRequest): Record<string, string> | null => {
  const source = idSourceOf(id);
  const known: Record<string, string | null | undefined> = {
    country: scope.country,
    city: scope.city,
    id: source ? scope.ids.get(source) : null,
    ...own.params,
  };
  const params = namesIn(operations[id].path).map((name) => [name, known[name]] as const);
  return params.every(([, value]) => value) ? (Object.fromEntries(params) as Record<string, string>) : null;
};

/** Slots of another week than the requested one; a day more on each side for the zone. */
const otherWeeks = (slots: readonly unknown[], monday: string): Finding[] => {
  const [from, to] = [addDays(monday, -1), addDays(monday, 8)];
  const isOther = slots
    .filter(isObject)
    .map(({ startTime }) => String(startTime).slice(0, 10))
    .some((day) => isPlainDate(day) && (day < from || day >= to));
  return isOther ? [{ kind: 'filterIgnored', effect: 'broken', field: 'date' }] : [];
};

const isSessionLost = ({ findings }: CheckedCall): boolean => findings.some(({ kind }) => kind === 'noLogin');

/** Consecutive calls without an answer: the connection is lost, which is no fault of each further call. */
const maxUnanswered = 3;
const isUnreachable = (calls: readonly CheckedCall[]): boolean =>
  calls.length >= maxUnanswered &&
  calls.slice(-maxUnanswered).every(({ findings }) => findings.some(({ kind }) => kind === 'noAnswer'));

/** Reads every list, one record of each entity and all other reads; changes nothing. */
export const checkCalls = async (
  options: CheckOptions,
): Promise<{ calls: CheckedCall[]; isWhole: boolean }> => {
  const { country, onProgress, now, signal } = options;
  const scope: Scope = { country, city: null, ids: new Map() };

  const ask = async (
    call: CheckedCall,
    id: OperationId,
    params: Record<string, string>,
    how: { query?: ListQuery; search?: Record<string, string> },
  ): Promise<Examined> => {
    const built = buildPath(id, params);
    if ('refused' in built)
      return { data: undefined, total: null, findings: [{ kind: 'idForm', effect: 'broken' }] };
    const request = jsonRequest('GET', built.path + buildSearch(how));
    const answer = await sendOnce(options, request, signal);
    noteExchange(call, answer);
    return examineAnswer(id, schemas[id]?.response as z.ZodType, answer, how.query?.size ?? 0);
  };

  const noteRows = (id: OperationId, rows: readonly unknown[]): void => {
    const records = rows.filter(isObject);
    const first = (id === 'cities.list' && records.find(({ isActive }) => isActive !== false)) || records[0];
    if (typeof first?.id !== 'string') return;
    scope.ids.set(id, first.id);
    if (id === 'cities.list') scope.city = first.id;
  };

  const checkOne = async (id: OperationId, call: CheckedCall, own: PlannedRequest): Promise<Finding[]> => {
    const params = paramsFor(id, scope, own);
    if (!params) return [{ kind: 'notChecked', effect: 'tolerated' }];
    const isPaged = operations[id].verb === 'list';
    const query = isPaged ? { query: { page: 1, size: rowsAsked(id) } } : {};
    const { data, findings } = await ask(call, id, params, { ...query, search: own.search });
    if (isList(operations[id]) && Array.isArray(data)) {
      call.rows = data.length;
      noteRows(id, data);
      if (id === 'timeSlots.list') return [...findings, ...otherWeeks(data, own.search.date ?? '')];
      if (!isProbed(id) || signal.aborted) return findings;
      const probe = async (asked: ListQuery) => {
        const { data: rows, total } = await ask(call, id, params, { query: asked });
        return Array.isArray(rows) ? { rows: rows.filter(isObject), total } : null;
      };
      return [...findings, ...(await probeList(id.split('.')[0] ?? '', probe, data))];
    }
    const isOther = id.endsWith('.read') && params.id && isObject(data) && data.id !== params.id;
    return isOther ? [...findings, { kind: 'otherRecord', effect: 'broken', field: 'id' }] : findings;
  };

  const calls: CheckedCall[] = [];
  const ordered: OperationId[] = ['cities.list', ...plannedCalls.filter((id) => id !== 'cities.list')];
  for (const [done, id] of ordered.entries()) {
    onProgress({ done, total: ordered.length, operation: id });
    const call: CheckedCall = newCall(id);
    const findings: Finding[] = [];
    for (const own of requestsOf(id, country, now())) {
      if (!signal.aborted) findings.push(...(await checkOne(id, call, own)));
    }
    // An answer that the user cancelled says nothing about the server.
    if (signal.aborted) return { calls, isWhole: false };
    call.findings = mergeFindings(findings);
    calls.push(call);
    if (isSessionLost(call) || isUnreachable(calls)) return { calls, isWhole: false };
  }
  return { calls, isWhole: true };
};
