import type { AllCitiesClient } from '../api/allCities.ts';
import type { Session } from '../auth/session.ts';
import type { Reachability } from '../http/reachability.ts';
import { createLiveBoard } from '../live/liveBoard.ts';
import { createNotices } from '../notices/createNotices.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { broadcast, sendToWindow } from '../windows/broadcast.ts';
import { isSeen } from '../windows/managedWindow.ts';
import type { WindowManager } from '../windows/windowManager.ts';

/** Factors for the interval of live refetches; `null`: live updates are off. */
const slowdowns = { normal: 1, slow: 4, off: null };

interface LiveOptions {
  api: AllCitiesClient;
  session: Session;
  userKey: () => string;
  settings: SettingsStore;
  windows: WindowManager;
  reachability: Reachability;
}

/** Notices and live updates, which share a timer. */
export const composeLive = ({ api, session, userKey, settings, windows, reachability }: LiveOptions) => {
  const notices = createNotices({
    api,
    session,
    userKey,
    settings,
    onChanged: (country, list) => broadcast('notices.changed', { country, notices: list }),
    navigate: windows.navigation.navigate,
    showAll: () => {
      const { id } = windows.focus.main();
      windows.pages.whenListening(id, () => sendToWindow(id, 'notices.show', null));
    },
  });
  const live = createLiveBoard({
    budget: api.budget,
    ask: (call, signal) => api.call({ ...call, isLive: true }, signal),
    askNotices: notices.poll,
    userKey: () => (session.state().status === 'loggedIn' ? userKey() : null),
    isReachable: () => reachability.read().isReachable && !api.budget.isPaused(),
    isSeen,
    slowdown: () => slowdowns[settings.get('liveUpdates')],
    notify: (windowId, answer) => sendToWindow(windowId, 'live.answered', answer),
    notifyBehind: (windowId, behind) => sendToWindow(windowId, 'live.behind', behind),
  });
  return { notices, live };
};
