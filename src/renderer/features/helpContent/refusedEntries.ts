import type { HelpContent } from '#shared/api/staff.ts';
import { valueAt } from '#shared/domain/recordValues.ts';
import type { AppError } from '#shared/ipc/result.ts';

/** What the server would not take of an entry. */
export interface Refusal {
  key: string;
  field: 'title' | 'text';
  /** What was sent: as soon as something else stands there, the refusal says nothing of it. */
  sent: string;
  message: string;
}

/** A refusal names entries by where they stood in what was sent: `info[2].children[0].title`. */
export const refusedEntries = (body: HelpContent, { fields = {} }: AppError): readonly Refusal[] =>
  Object.entries(fields).flatMap(([path, message]) => {
    const steps = path.split(/[.[\]]+/).filter(Boolean);
    const field = steps.pop();
    const place = steps.join('.');
    const key = valueAt(body, `${place}.id`);
    if (typeof key !== 'string' || (field !== 'title' && field !== 'text')) return [];
    return [{ key, field, sent: String(valueAt(body, `${place}.${field}`) ?? ''), message }];
  });
