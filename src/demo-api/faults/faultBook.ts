import { isJsonObject } from '../http/json.ts';
import { type Fault, parseFault } from './parseFault.ts';

interface Rule {
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
  const fault = typeof faultText === 'string' ? parseFault(faultText) : null;
  if (typeof match !== 'string' || match.length > 500 || fault === null) return null;
  return {
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
