import { app } from 'electron';
import { allCities } from '#shared/rules/allCities.ts';
import type { AllCitiesClient } from '../api/allCities.ts';
import { createPayListsJob } from '../payLists/checkPayLists.ts';
import { openPayListChecks } from '../payLists/payListChecks.ts';
import { withDifferences } from '../payLists/withDifferences.ts';
import type { Log } from '../platform/log.ts';
import { broadcast } from '../windows/broadcast.ts';

interface PayListsOptions {
  api: AllCitiesClient;
  /** Server account and user id as a single key. */
  owner: () => string;
  /** Drops cached answers, which are stale after a check. */
  forgetAnswers: () => void;
  log: Log;
}

/** The pay list check, and an API client that adds the differences it found to pay lists. */
export const composePayLists = ({ api, owner, forgetAnswers, log }: PayListsOptions) => {
  const checks = openPayListChecks({
    folder: app.getPath('userData'),
    owner,
    onError: (cause) => log.error('Keeping what was checked of pay lists failed', cause),
  });
  const job = createPayListsJob({
    api,
    checks,
    owner,
    onProgress: (progress) => broadcast('payLists.checking', progress),
    onChecked: ({ entity, params: { country, city } }) => {
      forgetAnswers();
      const scope = city === allCities ? { country } : { country, city };
      broadcast('records.changed', { entity, scope, ids: [], isRemoval: false });
    },
  });
  return { api: withDifferences(api, checks), job };
};
