import type { HelpContent } from '#shared/api/helpContent.ts';
import type { AppError } from '#shared/ipc/result.ts';

/** What the server would not take of an entry. */
export interface Refusal {
  key: string;
  field: 'title' | 'text';
  /** What was sent: as soon as something else stands there, the refusal says nothing of it. */
  sent: string;
  message: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A refusal names entries by where they stood in what was sent: `info[2].children[0].title`. */
export const refusedEntries = (body: HelpContent, { fields = {} }: AppError): readonly Refusal[] =>
  Object.entries(fields).flatMap(([path, message]) => {
    const steps = path.split(/[.[\]]+/).filter(Boolean);
    const field = steps.pop();
    let entry: unknown = body;
    for (const step of steps) entry = isObject(entry) ? entry[step] : null;
    if (!isObject(entry) || typeof entry.id !== 'string' || (field !== 'title' && field !== 'text'))
      return [];
    return [{ key: entry.id, field, sent: String(entry[field] ?? ''), message }];
  });
