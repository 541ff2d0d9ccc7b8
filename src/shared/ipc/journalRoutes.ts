import { z } from 'zod';
import { idSchema } from '../api/common.ts';
import { defineRoute } from './defineRoute.ts';

/** Limits of the journal of a user on a server. The oldest entries are dropped first. */
export const journalLimits = {
  days: 30,
  entries: 5000,
  /** Limit for all entries together, as JSON. */
  characters: 3_000_000,
  fields: 40,
  /** Longer values are not recorded. */
  value: 1000,
  name: 160,
};

export const journalActions = ['created', 'changed', 'deleted'] as const;
export type JournalAction = (typeof journalActions)[number];

const journalFieldSchema = z.object({
  name: z.string(),
  /** Missing: unknown, for example the previous value of a field that the app had not read. */
  from: z.unknown().optional(),
  to: z.unknown().optional(),
  /** Values that are not recorded: `hidden` are documents, account numbers and secrets. */
  omitted: z.enum(['hidden', 'long']).optional(),
});
export type JournalField = z.infer<typeof journalFieldSchema>;

export const journalEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  action: z.enum(journalActions),
  entity: z.string(),
  scope: z.partialRecord(z.enum(['country', 'city']), z.string()),
  /** `null`: several records, or settings without an id. */
  recordId: z.string().nullable(),
  /** Zone of time slots, which are read by zone. A batch is of a single zone and week. */
  zone: z.string().optional(),
  /** Short name of the record or of the first ones; empty if unknown. */
  name: z.string(),
  count: z.int().min(1),
  fields: z.array(journalFieldSchema),
  /** Batch of time slots: previous values, and the starts of the slots that had them. */
  slots: z
    .array(z.object({ from: z.record(z.string(), z.unknown()), starts: z.array(z.string()) }))
    .optional(),
  /** Starts of those slots of a batch whose change was taken back, while the others are still in force. */
  slotsBack: z.array(z.string()).optional(),
  /** Refund that the server set for an order canceled by this change. */
  refund: z.number().optional(),
  /** `unknown`: no answer, so the server may have carried it out. */
  outcome: z.enum(['done', 'refused', 'unknown']),
  /** Error code of a call that was refused, or has no answer. */
  code: z.string(),
  /** Time at which later successful calls had done the same as this refused or unanswered call. */
  doneLaterAt: z.string().optional(),
  /** Setup of a week: time at which all of its hours were closed, because the server cannot delete them. */
  takenBackAt: z.string().nullable(),
  /** Entry that this change took back. */
  takesBack: z.string().nullable(),
});
export type JournalEntry = z.infer<typeof journalEntrySchema>;

/** The id is checked because a page may not know yet that the user has changed. */
const ofUser = z.strictObject({ userId: z.string().max(128) });

export const journalRoutes = {
  /** Newest first. `entity` and `recordId`: changes of a single record. */
  'journal.read': defineRoute<JournalEntry[]>()(
    ofUser.extend({
      since: z.iso.datetime().optional(),
      until: z.iso.datetime().optional(),
      entity: z.string().max(64).optional(),
      recordId: idSchema.optional(),
      most: z.int().min(1).max(journalLimits.entries).default(journalLimits.entries),
    }),
  ),
  /** Deletes the journal of the user on this server. */
  'journal.forget': defineRoute<null>()(ofUser),
};
