import { failure, type Result, success } from '#shared/ipc/result.ts';
import type { Session } from '../auth/session.ts';
import type { Log } from '../platform/log.ts';
import type { ConfirmAddress } from './confirmAddress.ts';
import { openInBrowser } from './externalLinks.ts';

/** Panel origin for sample data, unless an address is configured. */
const samplePanel = 'https://panel.backoffice.example';

export interface PanelTarget {
  country: string;
  companyId?: string | undefined;
  establishmentId?: string | undefined;
}

/** Login address of the panel for a company or establishment; `null` if the origin is not plain https. */
export const panelUrl = (origin: string, token: string, target: PanelTarget): string | null => {
  if (!URL.canParse(origin)) return null;
  const base = new URL(origin);
  if (base.protocol !== 'https:' || base.username || base.password) return null;
  const url = new URL('/login', base.origin);
  url.searchParams.set('token', token);
  for (const [name, value] of Object.entries(target)) if (value) url.searchParams.set(name, value);
  return url.href;
};

interface PanelOptions {
  session: Session;
  origin: () => string | null;
  isDemo: () => boolean;
  confirmed: () => string | null;
  setConfirmed: (origin: string) => void;
  confirmAddress: ConfirmAddress;
  log: Log;
}

/** Opens the external panel as the logged-in administrator. Never log the address: it contains a token. */
export const createPanelOpener =
  ({ session, origin, isDemo, confirmed, setConfirmed, confirmAddress, log }: PanelOptions) =>
  async (target: PanelTarget, windowId: number): Promise<Result<null>> => {
    const set = origin();
    const configured = set ?? (isDemo() ? samplePanel : null);
    if (!configured) return failure('PANEL_NOT_CONFIGURED');
    // Ask once per origin, also for one from a preset, because it receives a login token.
    if (set !== null && set !== confirmed()) {
      const asker = session.state().user?.id;
      const isAgreed = await confirmAddress('panel', set, windowId);
      // The answer is void if another user has logged in while the dialog was open.
      if (!isAgreed || session.state().user?.id !== asker) return failure('DECLINED');
      setConfirmed(set);
    }
    let url: string | null = null;
    const outcome = await session.authorized(undefined, async ({ bearer }) => {
      url = panelUrl(configured, bearer ?? '', target);
      return { status: 200 };
    });
    if ('ok' in outcome) return outcome;
    if (url === null) {
      log.error('Refused to open the establishment panel');
      return failure('LINK_REFUSED');
    }
    return (await openInBrowser(url)) ? success(null) : failure('LINK_REFUSED');
  };
