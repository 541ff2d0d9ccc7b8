import { z } from 'zod';
import { isList, type Operation, operationIds, operations } from '../api/operations.ts';
import { listQuerySchema } from '../query/listQuerySchema.ts';
import { dueWhen } from '../rules/dueAmounts.ts';
import { requestIdSchema } from './apiRoutes.ts';
import { defineRoute } from './defineRoute.ts';
import { payListEntities, payListsSchema } from './payListRoutes.ts';

/** Further exports are refused with `TOO_MANY_EXPORTS`. */
export const maxRunningExports = 8;

/**
 * Formats of files that this app writes. `standard`: commas between cells, decimal points. `excel`:
 * semicolons and decimal commas, which Excel in Spain and Ukraine opens as columns. `xlsx`: an Excel workbook
 * with typed cells.
 */
export const exportProfiles = ['standard', 'excel', 'xlsx'] as const;
/** Files of the server can also stay unchanged (`raw`). */
export const fileProfiles = ['raw', ...exportProfiles] as const;

/** A label may be a record's name of up to 255 characters. */
const labelSchema = z.string().max(300);

const fieldsSchema = z
  .array(z.string().regex(/^[A-Za-z][\w.]{0,127}$/))
  .min(1)
  .max(4);
const paramsSchema = z.record(z.string(), z.string().max(128));
const listOperationSchema = z.enum(operationIds).refine((id) => isList(operations[id]));

const exportColumnSchema = z.strictObject({
  label: labelSchema,
  /** Paths of the value within a row (`customer.firstName`); several are joined with a space. */
  fields: fieldsSchema,
  format: z.enum(['text', 'number', 'percent', 'money', 'cents', 'date', 'dateTime', 'shortId']),
  /** API value → displayed text, for statuses and yes/no. */
  labels: z.record(z.string(), labelSchema).optional(),
  /** Text of cells without a value. */
  none: labelSchema.optional(),
  /** Workbooks have a total of this column, in a row with this label. */
  total: labelSchema.optional(),
  /** Writes 0 unless the amount is due. */
  dueWhen: z.enum(dueWhen).optional(),
  /** The value is one or several ids of records of another list; main writes their names. */
  refersTo: z
    .strictObject({
      list: listOperationSchema,
      params: paramsSchema,
      /** Fields of the record's name, joined with a space. */
      nameFields: fieldsSchema,
    })
    .optional(),
});
export type ExportColumn = z.infer<typeof exportColumnSchema>;

/** Description of an export for the history, in the language of the window that started it. */
const exportWordsSchema = z.strictObject({
  title: z.string().max(300),
  /** Name of the city, or "all"; empty if the list has no city. */
  place: z.string().max(300),
  /** Country code or another part of the address; undefined if there is none. */
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
  /** Suggested file name; main sanitises it. */
  name: z.string().min(1).max(200),
  timeZone: z.enum(['Europe/Madrid', 'Europe/Kyiv']),
  profile: z.enum(exportProfiles),
  words: exportWordsSchema.optional(),
  /** Export only these ids; undefined: all rows. */
  only: z.array(z.string().min(1).max(128)).min(1).max(10_000).optional(),
});
export type ListExport = z.infer<typeof listExportSchema>;

export type FileProfile = (typeof fileProfiles)[number];

export const fileExportSchema = z.strictObject({
  operation: z.enum(operationIds).refine((id) => (operations[id] as Operation).verb === 'download'),
  params: paramsSchema,
  query: listQuerySchema,
  /** Suggested file name; main sanitises it. */
  name: z.string().min(1).max(300),
  profile: z.enum(fileProfiles),
  words: exportWordsSchema.optional(),
});
export type FileExport = z.infer<typeof fileExportSchema>;

/** The lines of all pay lists that a query finds, in a single file. */
const linesExportSchema = listExportSchema.omit({ operation: true }).extend({
  entity: z.enum(payListEntities),
  params: payListsSchema.shape.params,
  /** Filters of the lines themselves. */
  lineFilters: listQuerySchema.shape.filters,
});
export type LinesExport = z.infer<typeof linesExportSchema>;

const halfMonthSchema = z.strictObject({ start: z.string().max(10), end: z.string().max(10) });

/** The payees of two half-months with their sums. */
const comparisonExportSchema = listExportSchema.omit({ operation: true, only: true }).extend({
  entity: z.enum(payListEntities),
  params: payListsSchema.shape.params,
  now: halfMonthSchema,
  before: halfMonthSchema,
});
export type ComparisonExport = z.infer<typeof comparisonExportSchema>;

export const exportJobSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('list'), wanted: listExportSchema }),
  z.strictObject({ type: z.literal('file'), wanted: fileExportSchema }),
  z.strictObject({ type: z.literal('lines'), wanted: linesExportSchema }),
  z.strictObject({ type: z.literal('comparison'), wanted: comparisonExportSchema }),
]);
export type ExportJob = z.infer<typeof exportJobSchema>;

/**
 * Reasons for a missing file. `notAFile`: the server sent something else. `listUnread`: the lines of a pay
 * list could not be read. `interrupted`: the app quit during the export.
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

export interface ExportProgress {
  words?: ExportWords;
  profile?: FileProfile;
  /** Number of selected rows; `null` or undefined: all. */
  chosenRows?: number | null;
  exportId: string;
  state: (typeof exportStates)[number];
  fileName: string;
  startedAt: string;
  endedAt: string | null;
  bytes: number;
  /** `null`: the server sent no size. */
  totalBytes: number | null;
  rows: number | null;
  /** The file is so large that its rows were estimated from its beginning. */
  areRowsEstimated: boolean;
  totalRows: number | null;
  /** Pay lists whose lines are exported, so far and in total; undefined for other exports. */
  lists?: { done: number; total: number };
  /** `null` until it can be estimated. */
  secondsLeft: number | null;
  /** With `failed`: the reason, and the server's message if any. */
  problem: ExportProblem | null;
  message: string;
  /** Id of the failed call. */
  requestId?: string | undefined;
}

/** `problem`: the file was not written. */
export interface SavedFile {
  fileName: string;
  problem: ExportProblem | null;
}

const cellsSchema = z.array(z.string().max(4000)).min(1).max(30);
const tableFileSchema = z
  .strictObject({
    /** Suggested file name; main sanitises it. */
    name: z.string().min(1).max(200),
    head: cellsSchema,
    rows: z.array(cellsSchema).max(20_000),
  })
  .refine(({ head, rows }) => rows.every((row) => row.length === head.length));
export type TableFile = z.infer<typeof tableFileSchema>;

type Started = { exportId: string } | null;
const oneExport = z.strictObject({ exportId: requestIdSchema });

export const exportRoutes = {
  /**
   * Opens the save dialog, then exports a whole list with its filters, page by page, or downloads a file of
   * the server. Returns at once, with the id for `export.progressed`; `null`: the user cancelled the dialog.
   */
  'exports.start': defineRoute<Started>()(exportJobSchema),
  'exports.cancel': defineRoute<null>()(oneExport),
  'exports.read': defineRoute<ExportProgress[]>()(z.undefined()),
  /**
   * Repeats an export with current data into a new file. Refused with `ROWS_FORGOTTEN` if the export had
   * selected rows or a filter on personal data and the app was restarted: these are not persisted.
   */
  'exports.repeat': defineRoute<Started>()(oneExport),
  /**
   * Shows the file in its folder. Refused with `FILE_GONE` if it is missing, `FILE_REPLACED` if a later
   * export overwrote it.
   */
  'exports.reveal': defineRoute<null>()(oneExport),
  /** Opens the file in the system's default program. */
  'exports.open': defineRoute<null>()(oneExport),
  /**
   * Saves the window's print view as a PDF after a save dialog; `null`: the user cancelled. Refused with
   * `PAGE_NOT_PRINTED` if there is nothing to save.
   */
  'exports.savePage': defineRoute<SavedFile | null>()(z.strictObject({ title: z.string().min(1).max(300) })),
  /** Saves a table that the window shows as a CSV file after a save dialog; `null`: the user cancelled. */
  'exports.saveTable': defineRoute<SavedFile | null>()(tableFileSchema),
  /** Shows the file that this window saved last, a page or a table, in its folder. */
  'exports.revealPage': defineRoute<null>()(z.undefined()),
  /** Clears the history; the files stay. */
  'exports.forget': defineRoute<null>()(z.undefined()),
};
