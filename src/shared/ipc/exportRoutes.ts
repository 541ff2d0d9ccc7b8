import { z } from 'zod';
import { operationIds } from '../api/operations.ts';
import { listQuerySchema } from '../domain/listQuerySchema.ts';
import { requestIdSchema } from './apiRoutes.ts';
import { defineRoute } from './defineRoute.ts';

/** More at once are refused with `TOO_MANY_EXPORTS`. */
export const maxRunningExports = 8;

/**
 * `standard`: commas between cells, points in numbers. `excel`: what Excel in Spain and Ukraine opens as columns, with
 * semicolons and decimal commas.
 */
export const exportProfiles = ['standard', 'excel'] as const;
export type ExportProfile = (typeof exportProfiles)[number];

/** A label may be the name of a record, which has up to 255 characters. */
const labelSchema = z.string().max(300);

const fieldsSchema = z
  .array(z.string().regex(/^[A-Za-z][\w.]{0,127}$/))
  .min(1)
  .max(4);
const paramsSchema = z.record(z.string(), z.string().max(128));
const listOperationSchema = z.enum(operationIds).refine((id) => id.endsWith('.list'));

const exportColumnSchema = z.strictObject({
  label: labelSchema,
  /** Where the value stands in a row (`customer.firstName`); several are joined with a space. */
  fields: fieldsSchema,
  format: z.enum(['text', 'number', 'money', 'date', 'dateTime', 'shortId']),
  /** Wire value → word on screen, for statuses and yes/no. */
  labels: z.record(z.string(), labelSchema).optional(),
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

export const listExportSchema = z.strictObject({
  operation: listOperationSchema,
  params: paramsSchema,
  query: listQuerySchema,
  columns: z.array(exportColumnSchema).min(1).max(100),
  /** Becomes the suggested file name, cleaned. */
  name: z.string().min(1).max(200),
  timeZone: z.enum(['Europe/Madrid', 'Europe/Kyiv']),
  profile: z.enum(exportProfiles),
  /** Only the rows with these ids; all when not given. */
  only: z.array(z.string().min(1).max(128)).min(1).max(10_000).optional(),
});
export type ListExport = z.infer<typeof listExportSchema>;

export interface ExportProgress {
  exportId: string;
  state: 'running' | 'done' | 'failed' | 'cancelled';
  fileName: string;
  written: number;
  /** null until the server has said how many there are. */
  total: number | null;
  /** With `failed`: what to tell the person. */
  reason?: 'network' | 'disk' | 'server';
}

export const exportRoutes = {
  /**
   * Asks where to save, then writes the whole list with its filters, page by page. Answers at once with the id
   * that `export.progressed` carries; null when the person closed the save dialog.
   */
  'exports.list': defineRoute<{ exportId: string } | null>()(listExportSchema),
  'exports.cancel': defineRoute<null>()(z.strictObject({ exportId: requestIdSchema })),
};
