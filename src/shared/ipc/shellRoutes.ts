import { z } from 'zod';
import { countryIdSchema, idSchema } from '../api/common.ts';
import type { ShownNotice } from '../api/staff.ts';
import { defineRoute } from './defineRoute.ts';
import type { PublicSettings } from './settingsRoutes.ts';
import { appPathSchema } from './windowRoutes.ts';

const record = z.strictObject({ country: countryIdSchema });

const orderIds = z.array(idSchema).max(2000);

const contactSchema = z.strictObject({
  type: z.enum(['email', 'phone', 'website']),
  value: z.string().max(2048),
  /** Of a letter. */
  subject: z.string().max(200).optional(),
});
/** An address or a number to reach somebody at, as the server has it. */
export type Contact = z.infer<typeof contactSchema>;

export interface Connectivity {
  isReachable: boolean;
}

/** Where the app stands with a newer version of itself. */
export interface UpdateState {
  /** off: this copy has no feed (sample builds, package managers). */
  phase: 'off' | 'idle' | 'checking' | 'available' | 'downloading' | 'ready' | 'failed';
  /** The newer version, once it is known. */
  version: string | null;
  /** While it is downloaded. */
  percent: number | null;
  /**
   * What went wrong: the feed cannot be reached or makes no sense, what came is not what was signed, or the system did
   * not take it.
   */
  problem: 'unreachable' | 'unreadable' | 'untrusted' | 'notInstalled' | null;
  checkedAt: string | null;
}

export const shellRoutes = {
  /** Opens in the person's browser; main refuses everything but https to an allowed host. */
  'shell.openExternal': defineRoute<null>()(z.strictObject({ url: z.string().max(2048) })),
  /** Writes to an address, calls a number or, once the person agreed, opens a website. Main makes the link. */
  'shell.contact': defineRoute<null>()(contactSchema),
  /** The external panel of a company or an establishment; main adds the token and opens it. */
  'shell.openPanel': defineRoute<null>()(
    record.extend({ companyId: idSchema.optional(), establishmentId: idSchema.optional() }),
  ),
  /** The licences of everything that is part of the app, as the build has listed them. */
  'shell.licences': defineRoute<string>()(z.undefined()),
  /** A record's page was shown: menus outside the windows may offer it. */
  'shell.recordShown': defineRoute<null>()(
    z.strictObject({
      path: appPathSchema,
      name: z.string().min(1).max(256).nullable(),
      description: z.string().min(1).max(256),
      isPersonal: z.boolean(),
    }),
  ),
  /** Whether the server can be reached, as far as the last calls say. */
  'connectivity.read': defineRoute<Connectivity>()(z.undefined()),
  /** Tries now. */
  'connectivity.check': defineRoute<Connectivity>()(z.undefined()),
  'notices.read': defineRoute<ShownNotice[]>()(record),
  'notices.dismiss': defineRoute<ShownNotice[]>()(
    record.extend({
      type: z.string().max(64),
      id: z.string().min(1).max(64),
      dateTime: z.string().max(64).nullable(),
      /** It was followed, and not only put away. */
      isOpened: z.boolean(),
    }),
  ),
  /** A board of orders has seen these come, fall behind or become late; main tells a person who looks elsewhere. */
  'notices.ofOrders': defineRoute<null>()(
    z.strictObject({ path: appPathSchema, arrived: orderIds, delayed: orderIds, late: orderIds }),
  ),
  /** No notifications by the system for the one who is logged in; the bell goes on counting. */
  'notices.setMuted': defineRoute<PublicSettings>()(z.strictObject({ muted: z.boolean() })),
  /** Saves what those who help need to know, where the person says; null when they want it nowhere. */
  'diagnostics.save': defineRoute<{ fileName: string } | null>()(z.undefined()),
  /** The last one that was saved since the app was started. */
  'diagnostics.reveal': defineRoute<null>()(z.undefined()),
  'diagnostics.openLogFolder': defineRoute<null>()(z.undefined()),
  /** A window hit an error that it could not show; main writes to the log what is no data. */
  'log.report': defineRoute<null>()(
    z.strictObject({ message: z.string().max(2000), stack: z.string().max(8000).optional() }),
  ),
  'updates.read': defineRoute<UpdateState>()(z.undefined()),
  'updates.check': defineRoute<UpdateState>()(z.undefined()),
  'updates.download': defineRoute<UpdateState>()(z.undefined()),
  /** Asks about unsaved forms first; refused while an export runs. */
  'updates.install': defineRoute<null>()(z.undefined()),
};
