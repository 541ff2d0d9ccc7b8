import type { StopNote } from '#shared/rules/stopReminders.ts';
import { withAllCities } from '../api/allCities.ts';
import { createApiClient } from '../api/apiClient.ts';
import { createSharedReads } from '../api/sharedReads.ts';
import type { createStoredAnswers } from '../api/storedAnswers.ts';
import type { LogFile } from '../platform/log.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { composeCouriers } from './composeCouriers.ts';
import type { composeNetwork } from './composeNetwork.ts';
import { composePayLists } from './composePayLists.ts';
import type { composeSession } from './composeSession.ts';
import { composeStops } from './composeStops.ts';

interface ClientOptions {
  network: ReturnType<typeof composeNetwork>;
  account: ReturnType<typeof composeSession>;
  settings: SettingsStore;
  stored: ReturnType<typeof createStoredAnswers>;
  announceStop: (note: StopNote, resume: () => void) => void;
  forgetAnswers: () => void;
  log: LogFile;
}

/** The API client, and the parts that add to its answers: all cities, pay list checks, last orders and stops. */
export const composeClient = (options: ClientOptions) => {
  const { network, account, settings, stored, announceStop, forgetAnswers, log } = options;
  const { session, userKey, journal, closingFile, isRemembered } = account;
  const checked = composePayLists({
    api: withAllCities({
      api: createApiClient({ http: network.http, session, stored, log }),
      owner: userKey,
      budget: network.budget,
    }),
    owner: userKey,
    closingFile,
    isRemembered,
    forgetAnswers,
    log,
  });
  const couriers = composeCouriers({
    api: checked.api,
    owner: userKey,
    now: network.reachability.serverNow,
    forgetAnswers,
  });
  const stopping = composeStops({
    api: couriers.api,
    settings,
    owner: () => (session.state().user === null ? null : userKey()),
    journal,
    announce: announceStop,
    forgetAnswers,
  });
  const { api } = stopping;
  return {
    api,
    shared: createSharedReads((call, signal) => api.call(call, signal)),
    checked,
    activities: couriers.activities,
    stopping,
  };
};
