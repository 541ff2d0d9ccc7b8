import { z } from 'zod';
import { longestWanted } from './pastedText.ts';

const field = z.string().regex(/^[A-Za-z][\w.]{0,63}$/);
const text = z.string().max(longestWanted);

const filterSchema = z.discriminatedUnion('match', [
  z.strictObject({ match: z.literal('exact'), value: text }),
  z.strictObject({ match: z.literal('text'), value: text }),
  /** An empty end is unbounded. */
  z.strictObject({ match: z.literal('between'), from: text, to: text }),
  z.strictObject({ match: z.literal('in'), values: z.array(text).max(200) }),
]);
export type Filter = z.infer<typeof filterSchema>;

export const listQuerySchema = z.strictObject({
  page: z.int().min(1).max(1_000_000).optional(),
  size: z.int().min(1).max(5000).optional(),
  sort: z.strictObject({ field, order: z.enum(['asc', 'desc']) }).optional(),
  filters: z.record(field, filterSchema).optional(),
  /**
   * Fields that the window does not need. Main removes them from the answer; the server always sends them.
   */
  without: z.array(field).max(100).optional(),
});
export type ListQuery = z.infer<typeof listQuerySchema>;
