import { app } from 'electron';
import type { PayListsQuery } from '#shared/ipc/payListRoutes.ts';
import { allCities } from '#shared/rules/allCities.ts';
import { type AllCitiesClient, withPatience } from '../api/allCities.ts';
import { createClosingJob } from '../closing/closingJob.ts';
import { createClosingStore } from '../closing/closingStore.ts';
import { createPayListsJob } from '../payLists/checkPayLists.ts';
import { openPayListChecks } from '../payLists/payListChecks.ts';
import { withDifferences } from '../payLists/withDifferences.ts';
import type { Log } from '../platform/log.ts';
import type { SealedFile } from '../platform/sealedFile.ts';
import { broadcast } from '../windows/broadcast.ts';

interface PayListsOptions {
  api: AllCitiesClient;
  /** Server account and user id as a single key. */
  owner: () => string;
  /** Data read for the half-month that is being closed. */
  closingFile: SealedFile;
  isRemembered: () => boolean;
  /** Drops cached answers, which are stale after a check. */
  forgetAnswers: () => void;
  log: Log;
}

/** The pay list check, closing, and an API client that adds the differences they found to pay lists. */
export const composePayLists = ({
  api,
  owner,
  closingFile,
  isRemembered,
  forgetAnswers,
  log,
}: PayListsOptions) => {
  const checks = openPayListChecks({
    folder: app.getPath('userData'),
    owner,
    onError: (cause) => log.error('Keeping what was checked of pay lists failed', cause),
  });
  const onChecked = ({
    entity,
    params: { country, city },
  }: Pick<PayListsQuery, 'entity' | 'params'>): void => {
    forgetAnswers();
    const scope = city === allCities ? { country } : { country, city };
    broadcast('records.changed', { entity, scope, ids: [], isRemoval: false });
  };
  const patient = withPatience(api);
  const job = createPayListsJob({
    api: patient,
    checks,
    owner,
    onProgress: (progress) => broadcast('payLists.checking', progress),
    onChecked,
  });
  const closingStore = createClosingStore({
    file: closingFile,
    owner,
    isRemembered,
    onError: (cause) => log.error('Keeping what was read of a half-month failed', cause),
  });
  const closing = createClosingJob({
    api: patient,
    checks,
    store: closingStore,
    owner,
    onProgress: (progress) => broadcast('closing.progressed', progress),
    onChecked,
  });
  return { api: withDifferences(api, checks), job, closing, closingStore, checks };
};
