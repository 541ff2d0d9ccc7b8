import { z } from 'zod';
import { countryIdSchema, idSchema } from '../api/common.ts';
import type { StopNote } from '../rules/stopReminders.ts';
import { defineRoute } from './defineRoute.ts';

const establishmentSchema = z.strictObject({ country: countryIdSchema, city: idSchema, id: idSchema });
export type StoppedPlace = z.output<typeof establishmentSchema>;

export const stopRoutes = {
  /** Stops of the user that this app knows. Changes follow as `stops.changed`. */
  'stops.read': defineRoute<StopNote[]>()(z.undefined()),
  /** Sets the time of the reminder; `null`: none. Nothing is switched at that time. */
  'stops.remind': defineRoute<null>()(
    establishmentSchema.extend({ name: z.string().max(300), at: z.iso.datetime().nullable() }),
  ),
  'stops.resume': defineRoute<null>()(establishmentSchema),
};
