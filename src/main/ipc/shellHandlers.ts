import { failure, success } from '#shared/ipc/result.ts';
import type { RouteParsedInput } from '#shared/ipc/routes.ts';
import type { PublicSettings } from '#shared/ipc/settingsRoutes.ts';
import { noticeKey } from '#shared/screens/notices.ts';
import type { Locale } from '#shared/screens/settingValues.ts';
import type { createPageReports } from '../diagnostics/pageReports.ts';
import type { Reports } from '../diagnostics/saveReport.ts';
import type { Reachability } from '../http/reachability.ts';
import type { ConfirmAddress } from '../links/confirmAddress.ts';
import type { createPanelOpener } from '../links/establishmentPanel.ts';
import { contactUrl, openExternalLink, openInBrowser } from '../links/externalLinks.ts';
import type { NoticeBoard } from '../notices/noticeBoard.ts';
import type { Log } from '../platform/log.ts';
import type { ShippedTexts } from '../platform/shippedTexts.ts';
import type { Updates } from '../updates/updates.ts';
import type { Handlers } from './answerRequest.ts';

type ShellRoute = Extract<
  keyof Handlers,
  | `shell.${string}`
  | `notices.${string}`
  | `log.${string}`
  | `connectivity.${string}`
  | `diagnostics.${string}`
>;

interface ShellOptions {
  notices: NoticeBoard;
  setNoticesMuted: (isMuted: boolean) => PublicSettings;
  notifyOfOrders: (news: RouteParsedInput<'notices.ofOrders'>) => void;
  openPanel: ReturnType<typeof createPanelOpener>;
  confirmAddress: ConfirmAddress;
  /** Host of the map for addresses. */
  mapHost: () => string;
  texts: ShippedTexts;
  locale: () => Locale;
  rememberRecord: (record: RouteParsedInput<'shell.recordShown'>) => void;
  reachability: Reachability;
  reports: Reports;
  reportOfPage: ReturnType<typeof createPageReports>;
  log: Log;
}

export const createShellHandlers = ({
  notices,
  setNoticesMuted,
  notifyOfOrders,
  openPanel,
  confirmAddress,
  mapHost,
  texts,
  locale,
  rememberRecord,
  reachability,
  reports,
  reportOfPage,
  log,
}: ShellOptions): Handlers<ShellRoute> => ({
  'shell.openExternal': async ({ url }) =>
    (await openExternalLink(url, log)) ? success(null) : failure('LINK_REFUSED'),
  'shell.contact': async (contact, { windowId }) => {
    const url = contactUrl(contact, mapHost());
    if (!url) return failure('LINK_REFUSED');
    // The address comes from the server, so show it to the user before opening.
    const isOfWeb = contact.type === 'website' || contact.type === 'place';
    const isAgreed = !isOfWeb || (await confirmAddress('website', url, windowId));
    if (!isAgreed) return success(null);
    return (await openInBrowser(url)) ? success(null) : failure('LINK_REFUSED');
  },
  'shell.openPanel': (target, { windowId }) => openPanel(target, windowId),
  'shell.licences': async () => {
    const text = await texts.licences();
    return text === null ? failure('FILE_GONE') : success(text);
  },
  'shell.manual': async ({ page }) => {
    const text = await texts.manual(locale(), page);
    return text === null ? failure('FILE_GONE') : success(text);
  },
  'shell.recordShown': (record) => rememberRecord(record),
  'connectivity.read': () => success(reachability.read()),
  'connectivity.check': async () => success(await reachability.check()),
  'notices.read': ({ country }) => notices.read(country),
  'notices.dismiss': ({ country, isOpened, ...notice }) =>
    notices[isOpened ? 'open' : 'dismiss'](country, noticeKey(notice)),
  'notices.ofOrders': (news) => notifyOfOrders(news),
  'notices.setMuted': ({ muted }) => success(setNoticesMuted(muted)),
  'diagnostics.save': (_input, { windowId }) => reports.save(windowId),
  'diagnostics.reveal': () => reports.reveal(),
  'diagnostics.openLogFolder': () => reports.openLogFolder(),
  'log.report': (report, { windowId }) => reportOfPage(report, windowId),
});

type UpdateRoute = Extract<keyof Handlers, `updates.${string}`>;

export const createUpdateHandlers = (updates: Updates): Handlers<UpdateRoute> => ({
  'updates.read': async () => success(await updates.read()),
  'updates.check': async () => success(await updates.check()),
  'updates.download': async () => success(await updates.download()),
  'updates.install': () => updates.install(),
});
