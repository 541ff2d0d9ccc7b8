import { isJsonObject } from '../http/json.ts';
import { type Fault, parseFault } from './parseFault.ts';

interface Rule {
  match: string;
  /** As it was requested. */
  text: string;
  matches: (request: string) => boolean;
  fault: Fault;
  /** Remaining number of uses. */
  left: number;
}

export interface RecordedRequest {
  method: string;
  path: string;
  query: string;
  status: number;
}

const maxRequests = 1000;

/** Matches a part of `GET /api/v1/es/companies?…`, or a regular expression. */
const matcher = (pattern: string): ((request: string) => boolean) => {
  try {
    const expression = new RegExp(pattern);
    return (request) => request.includes(pattern) || expression.test(request);
  } catch {
    return (request) => request.includes(pattern);
  }
};

const parseRule = (value: unknown): Rule | null => {
  if (!isJsonObject(value)) return null;
  const { match, fault: faultText, times } = value;
  if (typeof faultText !== 'string' || typeof match !== 'string' || match.length > 500) return null;
  const fault = parseFault(faultText);
  if (fault === null) return null;
  return {
    match,
    text: faultText,
    matches: matcher(match),
    fault,
    left: typeof times === 'number' ? times : Number.POSITIVE_INFINITY,
  };
};

/** Faults requested by a test, and a log of requests without bodies, headers or tokens. */
export const createFaultBook = () => {
  let rules: Rule[] = [];
  let requests: RecordedRequest[] = [];
  let clearing = Promise.withResolvers<void>();
  return {
    /** Returns false for an invalid rule. */
    add: (value: unknown): boolean => {
      const rule = parseRule(value);
      if (rule) rules.push(rule);
      return rule !== null;
    },
    clear: () => {
      rules = [];
      clearing.resolve();
      clearing = Promise.withResolvers();
    },
    /** Rules in force. `times`: remaining uses; absent without a limit. */
    rules: (): { match: string; fault: string; times?: number }[] =>
      rules
        .filter(({ left }) => left > 0)
        .map(({ match, text, left }) => ({
          match,
          fault: text,
          ...(Number.isFinite(left) ? { times: left } : {}),
        })),
    /** Resolves at the next `clear`. */
    cleared: (): Promise<void> => clearing.promise,
    /** Fault for this request; uses up one application of its rule. */
    take: (request: string): Fault | null => {
      const rule = rules.find(({ matches, left }) => left > 0 && matches(request));
      if (!rule) return null;
      rule.left -= 1;
      return rule.fault;
    },
    record: (request: RecordedRequest) => {
      requests = [...requests.slice(1 - maxRequests), request];
    },
    requests: (): readonly RecordedRequest[] => requests,
  };
};
export type FaultBook = ReturnType<typeof createFaultBook>;
