import { z } from 'zod';
import { countryIdSchema, idSchema } from '../api/common.ts';
import type { ShownNotice } from '../api/staff.ts';
import { manualPages } from '../screens/manualPages.ts';
import { defineRoute } from './defineRoute.ts';
import type { PublicSettings } from './settingsRoutes.ts';
import { appPathSchema } from './windowRoutes.ts';

const record = z.strictObject({ country: countryIdSchema });

const orderIds = z.array(idSchema).max(2000);

const contactSchema = z.strictObject({
  type: z.enum(['email', 'phone', 'website', 'place']),
  value: z.string().max(2048),
  subject: z.string().max(200).optional(),
  /** Text of an e-mail, in lines. */
  body: z.string().max(2000).optional(),
});
/** E-mail address, phone number, website or postal address (`place`), as the server has it. */
export type Contact = z.infer<typeof contactSchema>;

export interface Connectivity {
  isReachable: boolean;
  /** The server refuses calls because it is overloaded. `until`: the time it asks to wait, if it names one. */
  busy?: { until: number | null } | null;
  /** Milliseconds that the clock of this computer is ahead of the server's; 0 if about right. */
  clockOffMs?: number;
}

export interface UpdateState {
  /** `off`: this copy has no update feed (sample builds, package managers). */
  phase: 'off' | 'idle' | 'checking' | 'available' | 'downloading' | 'ready' | 'failed';
  version: string | null;
  percent: number | null;
  /** Feed unreachable or invalid, signature mismatch, or installation refused by the system. */
  problem: 'unreachable' | 'unreadable' | 'untrusted' | 'notInstalled' | null;
  checkedAt: string | null;
}

export const shellRoutes = {
  /** Opens the default browser. Main allows https to approved hosts only. */
  'shell.openExternal': defineRoute<null>()(z.strictObject({ url: z.string().max(2048) })),
  /** Writes an e-mail, dials a number or, after confirmation, opens a website or a map. Main builds the link. */
  'shell.contact': defineRoute<null>()(contactSchema),
  /** Opens the external panel of a company or establishment; main adds the token. */
  'shell.openPanel': defineRoute<null>()(
    record.extend({ companyId: idSchema.optional(), establishmentId: idSchema.optional() }),
  ),
  /** Licences of all bundled software, as listed by the build. */
  'shell.licences': defineRoute<string>()(z.undefined()),
  /** Page of the user's manual in the language of the app, as Markdown. */
  'shell.manual': defineRoute<string>()(z.strictObject({ page: z.enum(manualPages) })),
  /** Reports a shown record, for menus outside the windows (recent items). */
  'shell.recordShown': defineRoute<null>()(
    z.strictObject({
      path: appPathSchema,
      name: z.string().min(1).max(256).nullable(),
      description: z.string().min(1).max(256),
      isPersonal: z.boolean(),
    }),
  ),
  /** State of the server, judged by the latest calls. */
  'connectivity.read': defineRoute<Connectivity>()(z.undefined()),
  /** Sends a request now to find out. */
  'connectivity.check': defineRoute<Connectivity>()(z.undefined()),
  'notices.read': defineRoute<ShownNotice[]>()(record),
  'notices.dismiss': defineRoute<ShownNotice[]>()(
    record.extend({
      type: z.string().max(64),
      id: z.string().min(1).max(64),
      dateTime: z.string().max(64).nullable(),
      /** The user opened it, not only dismissed it. */
      isOpened: z.boolean(),
    }),
  ),
  /**
   * Orders that an order board saw arrive, fall behind or become late. Main notifies the user if the app is
   * in the background.
   */
  'notices.ofOrders': defineRoute<null>()(
    z.strictObject({ path: appPathSchema, arrived: orderIds, delayed: orderIds, late: orderIds }),
  ),
  /** Mutes system notifications for the user; the bell still counts. */
  'notices.setMuted': defineRoute<PublicSettings>()(z.strictObject({ muted: z.boolean() })),
  /** Saves a diagnostics file for support after a save dialog; `null`: the user cancelled. */
  'diagnostics.save': defineRoute<{ fileName: string } | null>()(z.undefined()),
  /** Shows the latest file saved since the app started. */
  'diagnostics.reveal': defineRoute<null>()(z.undefined()),
  'diagnostics.openLogFolder': defineRoute<null>()(z.undefined()),
  /** Logs an error that a window could not show, after main has removed data from it. */
  'log.report': defineRoute<null>()(
    z.strictObject({ message: z.string().max(2000), stack: z.string().max(8000).optional() }),
  ),
  'updates.read': defineRoute<UpdateState>()(z.undefined()),
  'updates.check': defineRoute<UpdateState>()(z.undefined()),
  'updates.download': defineRoute<UpdateState>()(z.undefined()),
  /** Asks about unsaved forms first. Refused while an export runs. */
  'updates.install': defineRoute<null>()(z.undefined()),
};
