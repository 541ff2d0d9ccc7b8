import { z } from 'zod';
import { countryIdSchema } from '../api/common.ts';
import type { ServerReport } from '../rules/serverReport.ts';
import { defineRoute } from './defineRoute.ts';

export interface ServerChecking {
  state: 'running' | 'done' | 'stopped' | 'failed';
  /** Calls that are finished, of all. */
  done: number;
  total: number | null;
  /** Without values of records. `null` while running. */
  report: ServerReport | null;
}

export const serverCheckRoutes = {
  /** Starts a check, which only reads; `serverCheck.changed` reports the progress. Ends the running one. */
  'serverCheck.start': defineRoute<null>()(z.strictObject({ country: countryIdSchema.nullable() })),
  'serverCheck.stop': defineRoute<null>()(z.undefined()),
  /** The running or latest check; `null`: none since login. */
  'serverCheck.read': defineRoute<ServerChecking | null>()(z.undefined()),
  /** Saves the latest report after a save dialog; `null`: the user cancelled. */
  'serverCheck.save': defineRoute<{ fileName: string } | null>()(
    z.strictObject({ format: z.enum(['markdown', 'json']) }),
  ),
};
