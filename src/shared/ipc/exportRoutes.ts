import { z } from 'zod';
import { isList, type Operation, operationIds, operations } from '../api/operations.ts';
import { listQuerySchema } from '../domain/listQuerySchema.ts';
import { requestIdSchema } from './apiRoutes.ts';
import { defineRoute } from './defineRoute.ts';
import { payListEntities, payListsSchema } from './payListRoutes.ts';

/** More at once are refused with `TOO_MANY_EXPORTS`. */
export const maxRunningExports = 8;

/**
 * How a file is written that this app makes. `standard`: commas between cells, points in numbers. `excel`: what Excel
 * in Spain and Ukraine opens as columns, with semicolons and decimal commas. `xlsx`: a workbook of Excel, whose cells
 * are numbers, dates and texts.
 */
export const exportProfiles = ['standard', 'excel', 'xlsx'] as const;
/** A file of the server can also stay as it came. */
export const fileProfiles = ['raw', ...exportProfiles] as const;

/** A label may be the name of a record, which has up to 255 characters. */
const labelSchema = z.string().max(300);

const fieldsSchema = z
  .array(z.string().regex(/^[A-Za-z][\w.]{0,127}$/))
  .min(1)
  .max(4);
const paramsSchema = z.record(z.string(), z.string().max(128));
const listOperationSchema = z.enum(operationIds).refine((id) => isList(operations[id]));

const exportColumnSchema = z.strictObject({
  label: labelSchema,
  /** Where the value stands in a row (`customer.firstName`); several are joined with a space. */
  fields: fieldsSchema,
  format: z.enum(['text', 'number', 'money', 'cents', 'date', 'dateTime', 'shortId']),
  /** Wire value → text on screen, for statuses and yes/no. */
  labels: z.record(z.string(), labelSchema).optional(),
  /** What a cell says where the row has nothing for it. */
  none: labelSchema.optional(),
  /** The number is 0 unless another field has one of these values. */
  zeroUnless: z
    .strictObject({
      field: z.string().regex(/^[A-Za-z]\w{0,63}$/),
      values: z.array(z.string().max(64)).max(100),
    })
    .optional(),
  /** The value is the id of a record of another list, or several: main writes their names. */
  refersTo: z
    .strictObject({
      list: listOperationSchema,
      params: paramsSchema,
      /** What a record is called: these fields, joined with a space. */
      nameFields: fieldsSchema,
    })
    .optional(),
});
export type ExportColumn = z.infer<typeof exportColumnSchema>;

/** What the history says of an export, in the words of the window that asked for it. */
const exportWordsSchema = z.strictObject({
  title: z.string().max(300),
  /** The city, or all of them; empty: the list is of no city. */
  place: z.string().max(300),
  /** Its country's code, or another word of an address; not given: it is of none. */
  country: z.string().max(64).optional(),
  filters: z
    .array(z.strictObject({ name: z.string().max(128), label: labelSchema, text: z.string().max(1000) }))
    .max(50),
});
export type ExportWords = z.infer<typeof exportWordsSchema>;

export const listExportSchema = z.strictObject({
  operation: listOperationSchema,
  params: paramsSchema,
  query: listQuerySchema,
  columns: z.array(exportColumnSchema).min(1).max(100),
  /** Becomes the suggested file name, cleaned. */
  name: z.string().min(1).max(200),
  timeZone: z.enum(['Europe/Madrid', 'Europe/Kyiv']),
  profile: z.enum(exportProfiles),
  words: exportWordsSchema.optional(),
  /** Only the rows with these ids; all when not given. */
  only: z.array(z.string().min(1).max(128)).min(1).max(10_000).optional(),
});
export type ListExport = z.infer<typeof listExportSchema>;

/** Beside the profiles of lists, what the server sends can be kept as it is, byte for byte. */
export type FileProfile = (typeof fileProfiles)[number];

/** A file that the server makes. */
export const fileExportSchema = z.strictObject({
  operation: z.enum(operationIds).refine((id) => (operations[id] as Operation).verb === 'download'),
  params: paramsSchema,
  query: listQuerySchema,
  /** Becomes the suggested file name, cleaned. */
  name: z.string().min(1).max(300),
  profile: z.enum(fileProfiles),
  words: exportWordsSchema.optional(),
});
export type FileExport = z.infer<typeof fileExportSchema>;

/** The lines of all pay lists that a question finds, as one file. */
const linesExportSchema = listExportSchema.omit({ operation: true }).extend({
  entity: z.enum(payListEntities),
  params: payListsSchema.shape.params,
});
export type LinesExport = z.infer<typeof linesExportSchema>;

export const exportJobSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('list'), wanted: listExportSchema }),
  z.strictObject({ type: z.literal('file'), wanted: fileExportSchema }),
  z.strictObject({ type: z.literal('lines'), wanted: linesExportSchema }),
]);
export type ExportJob = z.infer<typeof exportJobSchema>;

/**
 * Why there is no file. `notAFile`: the server sent something else; `listUnread`: the lines of a pay list could not be
 * read; `interrupted`: the app ended meanwhile.
 */
export const exportProblems = [
  'network',
  'server',
  'notAFile',
  'listUnread',
  'session',
  'interrupted',
  'diskFull',
  'folderGone',
  'notAllowed',
  'nameTooLong',
  'nameRefused',
  'inUse',
  'disk',
] as const;
export type ExportProblem = (typeof exportProblems)[number];

export const exportStates = ['running', 'done', 'failed', 'cancelled'] as const;

/** An export as windows know it: how far it is, or what became of it. */
export interface ExportProgress {
  /** Unset: of an export that an earlier version made. */
  words?: ExportWords;
  profile?: FileProfile;
  /** How many rows were chosen; null or unset: all. */
  chosenRows?: number | null;
  exportId: string;
  state: (typeof exportStates)[number];
  fileName: string;
  startedAt: string;
  endedAt: string | null;
  bytes: number;
  /** null: the server did not say. */
  totalBytes: number | null;
  rows: number | null;
  /** The file is so large that its rows were counted at its start only. */
  areRowsEstimated: boolean;
  totalRows: number | null;
  /** The pay lists whose lines it holds, until now and in all; unset: it is of another sort. */
  lists?: { done: number; total: number };
  /** null until it can be guessed. */
  secondsLeft: number | null;
  /** With `failed`: why, and the server's own message if it gave one. */
  problem: ExportProblem | null;
  message: string;
}

type Started = { exportId: string } | null;
const oneExport = z.strictObject({ exportId: requestIdSchema });

export const exportRoutes = {
  /**
   * Asks where to save, then writes a whole list with its filters, page by page, or a file that the server makes. Answers
   * at once with the id that `export.progressed` carries; null when the person closed the save dialog.
   */
  'exports.start': defineRoute<Started>()(exportJobSchema),
  'exports.cancel': defineRoute<null>()(oneExport),
  /** What runs, and what ran before, the newest first. */
  'exports.read': defineRoute<ExportProgress[]>()(z.undefined()),
  /**
   * Repeats an export, with what the server has now, into a file of its own; refused with `ROWS_FORGOTTEN` when
   * rows were chosen, or the list was narrowed to somebody, before the last start: that is not kept.
   */
  'exports.repeat': defineRoute<Started>()(oneExport),
  /** Shows the finished file in its folder; refused with `FILE_GONE` when it is not there any more, `FILE_REPLACED` when a later export is. */
  'exports.reveal': defineRoute<null>()(oneExport),
  /** Opens it with the program that the system has for such files. */
  'exports.open': defineRoute<null>()(oneExport),
  /**
   * Asks where to, and saves there as a PDF what the window shows, as it would be on paper; null when the person wants it
   * nowhere. Refused with `PAGE_NOT_PRINTED` when there is nothing to save.
   */
  'exports.savePage': defineRoute<{ fileName: string; problem: ExportProblem | null } | null>()(
    z.strictObject({ title: z.string().min(1).max(300) }),
  ),
  /** Shows the page that this window saved last in its folder. */
  'exports.revealPage': defineRoute<null>()(z.undefined()),
  /** Forgets what ran before; the files stay. */
  'exports.forget': defineRoute<null>()(z.undefined()),
};
